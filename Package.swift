// swift-tools-version: 6.2

// The whole module graph, as data: one line a target, with its kind and what it may import.
//
// The order of the lines is the order in which one appearance switch is understood from the bottom up; the import table in
// `Documentation/Modules.md` says the same in words, and `Tests/GateTests` compares the two with every import line.

import Foundation
import PackageDescription

/// What a target is, and with it which settings it gets and on which hosts it exists.
enum Kind: Equatable {
  /// A Swift module that exists only where Apple's frameworks do not.
  case linux
  /// A Swift module that exists everywhere.
  case everywhere
  /// Plain C that Swift imports; exists only where Apple's frameworks do not.
  case c
  /// The flags of a Debian library, through pkg-config: its name there, or a file in the target's folder.
  case library(pkgConfig: String, debian: String)
  /// A program that is shipped.
  case program
  /// A program that tests or measurements start; never a product.
  case tool
  /// Tests in Swift Testing.
  case tests
  /// Tests that see what an app sees, so that they could run against Apple's UIKit.
  case outside
}

/// One line of the graph.
struct Line {
  let name: String
  let kind: Kind
  let path: String
  let uses: [Target.Dependency]
  var resources: [Resource] = []
  /// Whether it sees SwiftSyntax: who imports it, and who imports those.
  var syntax = false
}

func line(
  _ name: String, _ kind: Kind, _ path: String? = nil, uses: [Target.Dependency] = [],
  resources: [Resource] = [], syntax: Bool = false
) -> Line {
  Line(name: name, kind: kind, path: path ?? "Sources/\(name)", uses: uses, resources: resources, syntax: syntax)
}

/// A folder of the toolchain that builds, named from its folder `usr/lib/swift` on, if it holds all of the files named.
///
/// The manifest's own process maps a library of the toolchain that builds, which says where it is better than PATH does. A variable of the
/// environment names another folder; empty, it asks to do without.
func toolchainFolder(_ place: String, holding files: [String], orNamedBy variable: String) -> String? {
  func holding(_ folder: String) -> String? {
    files.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ? folder : nil
  }
  if let named = Context.environment[variable] { return named.isEmpty ? nil : holding(named) }
  let tail = "/pm/ManifestAPI/libPackageDescription.so"
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for entry in maps.split(separator: "\n") where entry.hasSuffix(tail) {
    guard let start = entry.firstIndex(of: "/") else { continue }
    if let folder = holding(entry[start...].dropLast(tail.count) + place) { return folder }
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: folder + "/swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    if let found = holding(root.path + "/lib/swift" + place) { return found }
  }
  return nil
}

/// The folder that holds SwiftSyntax, built; nil when this toolchain ships none, and then the package swift-syntax takes its place.
let syntaxFolder = toolchainFolder(
  "/host", holding: ["SwiftSyntax.swiftmodule", "libSwiftSyntax.so"], orNamedBy: "PENUMBRA_SWIFT_HOST")

/// The package swift-syntax, only for toolchains that ship none.
let syntaxPackage: [Package.Dependency] =
  syntaxFolder == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")] : []

/// What a target that sees SwiftSyntax depends on: nothing when the toolchain has it.
let syntaxProducts: [Target.Dependency] =
  syntaxFolder == nil ? ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"].map { .product(name: $0, package: "swift-syntax") } : []

/// The folder that holds Swift's own libraries for taking into a program; nil when this toolchain ships none.
let staticFolder = toolchainFolder(
  "_static/linux", holding: ["libswiftCore.a", "libFoundation.a", "static-stdlib-args.lnk"], orNamedBy: "PENUMBRA_SWIFT_STATIC")

/// How a program of ours is linked in release where the toolchain allows it: with Swift's libraries in it, and at a fixed place.
///
/// OPTIMIZATION: it comes to its first frame in three quarters of the time, as the dynamic linker has a dozen libraries less to read and to
/// tie together, and no addresses to adjust. A bundle of tests takes programs in together with these flags and must not be linked with them:
/// who builds tests in release sets `PENUMBRA_SWIFT_STATIC` to nothing.
let programLinking: [LinkerSetting] = {
  guard let staticFolder else { return [] }
  func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(staticFolder)/\(file)") }
  // What was compiled for the dynamic Foundation does not name the parts of the static one.
  let parts = ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"].filter { has("lib\($0).a") }
  // GNU's linkers warn of a function in Foundation that nobody calls.
  let linker = has("../../../bin/ld.lld") ? ["-use-ld=lld"] : []
  let place = ["-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"]
  return [
    .unsafeFlags(
      ["-static-stdlib"] + parts.map { "-l\($0)" } + linker + place, .when(platforms: [.linux], configuration: .release))
  ]
}()

/// The GTK window is a part that a client can leave out: `.package(…, traits: [])`.
let window: Target.Dependency = .target(name: "UIKitGTK", condition: .when(traits: ["Window"]))

/// What the command draws with is a part that can be left out, too: then it needs no C library.
let pictures: [Target.Dependency] = ["CoreGraphics", "Penumbra", "PenumbraAssets", "UIKit", "UIKitColors"].map {
  .target(name: $0, condition: .when(traits: ["Pictures"]))
}

#if os(Linux)
  let appleHost = false
#else
  let appleHost = true
#endif

/// What an app depends on: our UIKit on Linux, Apple's elsewhere.
let uikit: [Target.Dependency] = appleHost ? [] : ["UIKit"]

let linuxLines: [Line] = [
  // C under everything.
  line("PenumbraCPangoFlags", .library(pkgConfig: "pangocairo", debian: "libpango1.0-dev")),
  line("PenumbraCPango", .c, uses: ["PenumbraCPangoFlags"]),
  line("PenumbraCPixels", .c),
  line("PenumbraCMachine", .c),
  line("PenumbraCGTKFlags", .library(pkgConfig: "gtk4-headers.pc", debian: "libgtk-4-dev")),
  line("PenumbraCGTK", .c, uses: ["PenumbraCGTKFlags"]),
  line("_Testing_CoreGraphics", .linux),
  line("_Testing_UIKit", .linux),

  // Values, pixels, layers.
  line("UIKitBase", .linux),
  line("CoreGraphics", .linux, uses: ["PenumbraCPango", "PenumbraCPixels", "_Testing_CoreGraphics"]),
  line("QuartzCore", .linux, uses: ["CoreGraphics", "UIKitBase"]),

  // Traits and what depends on them.
  line("UIKitTraits", .linux, uses: ["PenumbraCMachine", "UIKitBase"]),
  line("PenumbraAssets", .linux),
  line("UIKitColors", .linux, uses: ["UIKitBase", "UIKitTraits", "CoreGraphics", "PenumbraAssets"]),
  line("UIKitText", .linux, uses: ["UIKitBase", "UIKitTraits", "UIKitColors", "CoreGraphics", "PenumbraCPango"]),
  line("UIKitImages", .linux, uses: ["UIKitBase", "UIKitTraits", "UIKitColors", "CoreGraphics", "PenumbraAssets"]),

  // A place that shows frames, the views, the window.
  line("UIKitSurface", .linux, uses: ["CoreGraphics"]),
  line("UIKitGTK", .linux, uses: ["UIKitBase", "UIKitSurface", "CoreGraphics", "PenumbraCGTK"]),
  line(
    "UIKit", .linux,
    uses: [
      "PenumbraCMachine", "UIKitBase", "CoreGraphics", "QuartzCore", "UIKitTraits", "PenumbraAssets", "UIKitColors", "UIKitText",
      "UIKitImages", "UIKitSurface", window, "_Testing_UIKit",
    ]),
]

let everywhereLines: [Line] = [
  // The app's own choice: public UIKit and Foundation only.
  line("Penumbra", .everywhere, uses: uikit),

  // What Apple's UIKit does, asked with public names only.
  line(
    "AppleComparableTests", .outside, "Tests/AppleComparableTests", uses: uikit, resources: [.process("Resources")]),

  // The checker: never UIKit.
  line("PenumbraCheck", .everywhere, uses: appleHost ? [] : ["PenumbraAssets"], syntax: true),
  line("PenumbraCommand", .program, uses: ["PenumbraCheck"] + (appleHost ? [] : pictures), syntax: true),

  // The example.
  line(
    "Cards", .program, "Examples/Cards/Sources", uses: uikit + ["Penumbra"],
    resources: [.process("Resources")]),
]

let testLines: [Line] = [
  line("SeededNumbers", .linux, "Tests/SeededNumbers"),
  line("PenumbraTestSupport", .linux, "Tests/PenumbraTestSupport", uses: ["CoreGraphics", "UIKit", "UIKitBase", "UIKitSurface"]),
  line("AppearanceStoreLoop", .tool, "Tests/AppearanceStoreLoop", uses: ["Penumbra"]),
  line("DeepTrees", .tool, "Tests/DeepTrees", uses: ["UIKit", "QuartzCore", "CoreGraphics", "PenumbraTestSupport"]),
  line("CountedHeap", .c, "Tests/CountedHeap"),
  line("AllocationCount", .tool, "Tests/AllocationCount", uses: ["UIKit", "PenumbraTestSupport", "CountedHeap"]),
  line("WindowApp", .tool, "Tests/WindowApp", uses: ["UIKit", "UIKitBase", "Penumbra"]),
  line("ThreadRace", .tool, "Tests/ThreadRace", uses: ["UIKit", "UIKitSurface", "CoreGraphics"]),
  line("ShellApp", .tool, "Tests/ShellApp", uses: ["UIKit"]),
  line("GateTests", .tests, "Tests/GateTests"),
  line("UIKitBaseTests", .tests, "Tests/UIKitBaseTests", uses: ["UIKitBase"]),
  line("CoreGraphicsTests", .tests, "Tests/CoreGraphicsTests", uses: ["CoreGraphics", "PenumbraCPixels", "SeededNumbers"]),
  line("QuartzCoreTests", .tests, "Tests/QuartzCoreTests", uses: ["QuartzCore", "CoreGraphics", "SeededNumbers"]),
  line(
    "ChoiceTests", .tests, "Tests/ChoiceTests",
    uses: ["UIKit", "UIKitTraits", "UIKitSurface", "QuartzCore", "CoreGraphics", "PenumbraTestSupport"]),
  line(
    "DriverTests", .tests, "Tests/DriverTests",
    uses: [
      "UIKit", "UIKitColors", "UIKitTraits", "UIKitSurface", "QuartzCore", "CoreGraphics", "Penumbra", "PenumbraTestSupport",
    ]),
  line("UIKitTraitsTests", .tests, "Tests/UIKitTraitsTests", uses: ["UIKitTraits", "SeededNumbers"]),
  line("PenumbraAssetsTests", .tests, "Tests/PenumbraAssetsTests", uses: ["PenumbraAssets", "SeededNumbers"]),
  line("UIKitColorsTests", .tests, "Tests/UIKitColorsTests", uses: ["UIKitColors", "UIKitTraits", "CoreGraphics"]),
  line(
    "UIKitTextTests", .tests, "Tests/UIKitTextTests",
    uses: ["UIKitText", "UIKitColors", "UIKitTraits", "UIKitBase", "CoreGraphics"]),
  line(
    "UIKitImagesTests", .tests, "Tests/UIKitImagesTests",
    uses: ["UIKitImages", "UIKitColors", "UIKitTraits", "UIKitBase", "CoreGraphics"]),
  line("UIKitSurfaceTests", .tests, "Tests/UIKitSurfaceTests", uses: ["UIKitSurface", "CoreGraphics"]),
  line(
    "UIKitTests", .tests, "Tests/UIKitTests",
    uses: [
      "UIKit", "UIKitImages", "UIKitSurface", "QuartzCore", "CoreGraphics", "PenumbraTestSupport", "SeededNumbers", "DeepTrees",
      "ShellApp",
    ]),
  line(
    "PenumbraTests", .tests, "Tests/PenumbraTests",
    uses: ["Penumbra", "UIKit", "UIKitSurface", "PenumbraTestSupport", "AppearanceStoreLoop"]),
  line(
    "CardsTests", .tests, "Examples/Cards/Tests",
    uses: ["Cards", "UIKit", "UIKitSurface", "Penumbra", "CoreGraphics", "QuartzCore", "PenumbraTestSupport", "SeededNumbers"]),
  line(
    "PenumbraCheckTests", .tests, "Tests/PenumbraCheckTests", uses: ["PenumbraCheck"], resources: [.copy("Cases")], syntax: true),
  line(
    "PenumbraCommandTests", .tests, "Tests/PenumbraCommandTests", uses: ["PenumbraCommand", "PenumbraCheck"] + pictures,
    syntax: true),
  line("BenchHeap", .c, "Benchmarks/heap"),
  line(
    "bench", .tool, "Benchmarks/bench",
    uses: [
      "UIKit", "UIKitSurface", "QuartzCore", "CoreGraphics", "PenumbraAssets", "UIKitTraits", "UIKitColors", "Penumbra",
      "BenchHeap",
    ],
    resources: [.process("Resources")]),
]

/// On an Apple host the product `UIKit` still has to exist, or clients that name it do not resolve; it is one empty target there.
let appleLines: [Line] = [line("PenumbraAppleUIKit", .everywhere)]

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

func target(_ line: Line) -> Target {
  let uses = line.uses + (line.syntax ? syntaxProducts : [])
  // Only what sees SwiftSyntax carries these, so that clients can depend on the libraries by version.
  let found = line.syntax ? syntaxFolder : nil
  let swiftSettings = swiftSettings + (found.map { [.unsafeFlags(["-I", $0])] } ?? [])
  let linkerSettings: [LinkerSetting] =
    found.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []
  return switch line.kind {
  case .linux, .everywhere:
    .target(
      name: line.name, dependencies: uses, path: line.path, resources: line.resources,
      swiftSettings: swiftSettings, linkerSettings: linkerSettings)
  case .c:
    .target(name: line.name, dependencies: uses, path: line.path)
  case .library(let pkgConfig, let debian):
    .systemLibrary(
      name: line.name, path: line.path,
      pkgConfig: pkgConfig.hasSuffix(".pc") ? "\(Context.packageDirectory)/\(line.path)/\(pkgConfig)" : pkgConfig,
      providers: [.apt([debian])])
  case .program, .tool:
    // SwiftSyntax comes with the dynamic libraries of Swift, and a process must not have both.
    .executableTarget(
      name: line.name, dependencies: uses, path: line.path, resources: line.resources,
      swiftSettings: swiftSettings, linkerSettings: line.syntax ? linkerSettings : programLinking)
  case .tests, .outside:
    .testTarget(
      name: line.name, dependencies: uses, path: line.path, resources: line.resources,
      packageAccess: line.kind == .tests, swiftSettings: swiftSettings, linkerSettings: linkerSettings)
  }
}

let lines = appleHost ? appleLines + everywhereLines : linuxLines + everywhereLines + testLines

let package = Package(
  name: "penumbra",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "UIKit", targets: appleHost ? ["PenumbraAppleUIKit"] : ["UIKit"]),
    .library(name: "Penumbra", targets: ["Penumbra"]),
    .executable(name: "penumbra", targets: ["PenumbraCommand"]),
  ],
  traits: [
    .trait(name: "Pictures", description: "The drawing part of the command. Without it the command needs no C library."),
    .trait(name: "Window", description: "The GTK 4 window. Without it nothing links GTK and apps run headless."),
    .default(enabledTraits: ["Pictures", "Window"]),
  ],
  dependencies: syntaxPackage,
  targets: lines.map(target)
)
