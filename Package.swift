// swift-tools-version: 5.9
import PackageDescription

// What the system provides. Declared on the platform that needs it, so that an iOS app which adds
// this package never sees a C library of ours.
#if os(Linux)
  let systemLibraries: [Target] = [
    .systemLibrary(
      name: "CSQLite", path: "Libraries/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Libraries/CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CQPDF", path: "Libraries/CQPDF", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(name: "CCrypto", path: "Libraries/CCrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CQREncode", path: "Libraries/CQREncode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CEpoll", path: "Libraries/CEpoll", providers: [.apt(["libc6-dev"])]),
  ]
  let apiLibraries: [Target.Dependency] = ["CCurl", "CQPDF", "CCrypto"]
  let outboxLibraries: [Target.Dependency] = ["CSQLite"]
  let commandLibraries: [Target.Dependency] = ["CQREncode"]
  // Apple's manifest; elsewhere it would only make a bundle beside each program.
  let privacy: [Resource] = []
  let notHere = ["PrivacyInfo.xcprivacy"]
  let sandboxLibraries: [Target.Dependency] = ["CEpoll"]
#else
  let systemLibraries: [Target] = []
  let apiLibraries: [Target.Dependency] = []
  let outboxLibraries: [Target.Dependency] = []
  let commandLibraries: [Target.Dependency] = ["SendFaxURLSession"]
  let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
  let notHere: [String] = []
  let sandboxLibraries: [Target.Dependency] = []
#endif

let package = Package(
  name: "SendFax",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "SendFaxAPI", targets: ["SendFaxAPI"]),
    .library(name: "SendFaxURLSession", targets: ["SendFaxURLSession"]),
    .library(name: "SendFax", targets: ["SendFax"]),
    .library(name: "SendFaxUI", targets: ["SendFaxUI"]),
    .library(name: "SendFaxSandbox", targets: ["SendFaxSandbox"]),
    .executable(name: "sendfax", targets: ["sendfax-cli"]),
  ],
  targets: systemLibraries + [
    .target(
      name: "SendFaxAPI", dependencies: apiLibraries, exclude: notHere, resources: privacy),
    .target(name: "SendFaxURLSession", dependencies: ["SendFaxAPI"]),
    // The catalog is where words are changed; `scripts/words` makes code of it.
    .target(
      name: "SendFax", dependencies: ["SendFaxAPI"] + outboxLibraries,
      exclude: ["Presentation/Localizable.xcstrings"] + notHere, resources: privacy),
    // Empty where there is no SwiftUI.
    .target(
      name: "SendFaxUI", dependencies: ["SendFax", "SendFaxURLSession"], exclude: notHere,
      resources: privacy),
    .target(name: "SendFaxSandbox", dependencies: ["SendFaxAPI"] + sandboxLibraries),
    .target(
      name: "SendFaxCommand", dependencies: ["SendFax", "SendFaxSandbox"] + commandLibraries),
    // Not `sendfax`: that folder and `SendFax` are one folder on a Mac.
    .executableTarget(name: "sendfax-cli", dependencies: ["SendFaxCommand"]),

    // Tests only: a small server that misbehaves at TCP level, and PDFs made in code.
    .target(
      name: "TestSupport", dependencies: ["SendFax", "SendFaxSandbox"], path: "Tests/TestSupport"),
    // One seed, one world: the real outbox on a simulated device. `simulate` is its command.
    .target(
      name: "Simulator", dependencies: ["SendFax", "SendFaxSandbox", "TestSupport"],
      path: "Tests/Simulator"),
    .executableTarget(
      name: "simulate", dependencies: ["Simulator"], path: "Tests/simulate-cli"),
    .testTarget(
      name: "MoneySafetyTests",
      dependencies: ["SendFaxCommand", "SendFax", "SendFaxSandbox", "TestSupport", "simulate"]),
    .testTarget(name: "SendFaxAPITests", dependencies: ["SendFaxAPI", "TestSupport"]),
    .testTarget(
      name: "TransportTests",
      dependencies: ["SendFaxAPI", "SendFaxURLSession", "SendFaxSandbox", "TestSupport"]),
    .testTarget(name: "SendFaxTests", dependencies: ["SendFax", "SendFaxSandbox", "TestSupport"]),
    .testTarget(name: "SendFaxSandboxTests", dependencies: ["SendFaxSandbox", "TestSupport"]),
    // Beside `make fuzz`, which feeds the same readers by libFuzzer.
    .testTarget(
      name: "FuzzTests", dependencies: ["SendFaxAPI", "SendFax", "SendFaxSandbox"],
      exclude: ["Corpus"]),
    .testTarget(name: "SendFaxCommandTests", dependencies: ["SendFaxCommand", "TestSupport"]),
    // Sees what an outsider sees.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["SendFax", "SendFaxURLSession", "SendFaxUI", "SendFaxSandbox", "TestSupport"],
      packageAccess: false),
    // The part of the app that is plain Swift, and its project file and property lists.
    .testTarget(
      name: "AppTests", dependencies: ["TestSupport"], path: "App",
      exclude: [
        "README.md", "REVIEW.md", "SendFaxApp", "SendFaxApp.xcodeproj", "Settings",
        "ShareExtension",
        "check", "icon",
      ], sources: ["Shared", "Tests"]),
    // What the integration decides, without the SDK, which is neither fetched nor here for Linux.
    .testTarget(
      name: "ReownWalletTests", dependencies: ["SendFax", "SendFaxSandbox", "TestSupport"],
      path: "Integrations/ReownWallet",
      exclude: ["Package.swift", "README.md", "Sources/ReownWallet/SDK"],
      sources: [
        "Sources/ReownWallet/Decisions", "Sources/ReownWallet/ReownApp.swift",
        "Sources/ReownWallet/ReownWallet.swift", "Tests",
      ]),
  ],
  swiftLanguageVersions: [.v5, .version("6")]
)
