// swift-tools-version: 5.9
import PackageDescription

// An outsider's package: what it can't do, a user of this library can't do either.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "SendFax", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "SendFax", package: "SendFax"),
        .product(name: "SendFaxAPI", package: "SendFax"),
        .product(name: "SendFaxURLSession", package: "SendFax"),
        .product(name: "SendFaxSandbox", package: "SendFax"),
        .product(name: "SendFaxUI", package: "SendFax"),
      ])
  ]
)
