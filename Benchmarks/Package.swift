// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SendFax", path: "../")],
  targets: [
    .target(name: "Measuring"),
    .executableTarget(
      name: "TransportBenchmark",
      dependencies: ["Measuring", .product(name: "SendFaxAPI", package: "SendFax")]),
    .executableTarget(
      name: "OutboxBenchmark",
      dependencies: [
        "Measuring", .product(name: "SendFax", package: "SendFax"),
        .product(name: "SendFaxSandbox", package: "SendFax"),
      ]),
  ],
  swiftLanguageVersions: [.v5, .version("6")]
)
