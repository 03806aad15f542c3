// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SendFax", path: "../")],
  targets: [
    .executableTarget(
      name: "TransportBenchmark",
      dependencies: [
        .product(name: "SendFaxAPI", package: "SendFax")
      ])
  ],
  swiftLanguageVersions: [.v5, .version("6")]
)
