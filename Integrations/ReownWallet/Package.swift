// swift-tools-version: 5.9
import PackageDescription

// A package of its own, so that nobody who uses SendFax fetches Reown's SDK or takes on its licence.
// iOS only: the SDK does not compile for macOS. What it decides is tested by the package above it.
let package = Package(
  name: "ReownWallet",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "ReownWallet", targets: ["ReownWallet"])
  ],
  dependencies: [
    .package(name: "SendFax", path: "../.."),
    .package(url: "https://github.com/reown-com/reown-swift", exact: "2.3.1"),
  ],
  targets: [
    .target(
      name: "ReownWallet",
      dependencies: [
        .product(name: "SendFax", package: "SendFax"),
        .product(name: "SendFaxAPI", package: "SendFax"),
        .product(name: "ReownAppKit", package: "reown-swift"),
        .product(name: "WalletConnect", package: "reown-swift"),
      ])
  ],
  swiftLanguageVersions: [.v5, .version("6")]
)
