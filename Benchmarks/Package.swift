// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SendFax", path: "../")],
  targets: [
    // Beside curl it stands alone, so that what an outbox needs is not loaded with it.
    .executableTarget(
      name: "Sender", dependencies: [.product(name: "SendFaxAPI", package: "SendFax")]),
    // Our side of the other rows, a subcommand each; `bench` starts, times and compares it.
    .executableTarget(
      name: "Subject",
      dependencies: [
        .product(name: "SendFax", package: "SendFax"),
        .product(name: "SendFaxAPI", package: "SendFax"),
        .product(name: "SendFaxSandbox", package: "SendFax"),
        .product(name: "sendfax", package: "SendFax"),
      ]),
  ],
  swiftLanguageVersions: [.v5, .version("6")]
)
