import Testing

@testable import PenumbraCheck

@Suite("Targets in project files")
struct XcodeProjectReaderTests {
  /// A project as Xcode writes it: groups, variants, a folder that is kept in step with the disk, and settings.
  private static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Main.storyboard */; };
    		B2 /* Colors.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F2; };
    		B3 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F3; };
    		B4 = {isa = PBXBuildFile; fileRef = F4; };
    		B5 = {isa = PBXBuildFile; productRef = K1; };
    /* End PBXBuildFile section */
    		F1 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = "../Shared/Col ors.xcassets"; sourceTree = "<group>"; };
    		F3 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    		F4 = {isa = PBXFileReference; path = ../Other/Kit.swift; sourceTree = SOURCE_ROOT; };
    		F5 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		V1 = {isa = PBXVariantGroup; children = (F1 /* Base */, ); name = Main.storyboard; sourceTree = "<group>"; };
    		G0 = {isa = PBXGroup; children = (G1, S1, F4, F5, G0, ); sourceTree = "<group>"; };
    		G1 /* App */ = {isa = PBXGroup; children = (V1, F2, F3, ); path = App; sourceTree = "<group>"; };
    		S1 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Widget; sourceTree = "<group>"; };
    		X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Only/App.xib, ); target = T2; };
    		X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/Localized: Face.xib", ); target = T1; };
    		PR = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, ); };
    		T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, P2, P9, ); buildConfigurationList = L1;
    			productType = "com.apple.product-type.application"; };
    		T2 = {isa = PBXNativeTarget; name = "Widget \\"new\\""; buildPhases = (); fileSystemSynchronizedGroups = (S1, );
    			productType = "com.apple.product-type.app-extension"; };
    		T3 = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
    		P1 = {isa = PBXSourcesBuildPhase; files = (B3, B4, B5, ); };
    		P2 = {isa = PBXResourcesBuildPhase; files = (B1, B2, B2, BX, ); };
    		P9 = {isa = PBXCopyFilesBuildPhase; files = (B1, ); };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
    		C1 = {isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_UIUserInterfaceStyle = Light; }; };
    		C2 = {isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "App/$(NAME).plist"; INFOPLIST_KEY_UIUserInterfaceStyle = Light; }; };
    	};
    	rootObject = PR;
    }
    """

  @Test func groupsVariantsAndPhasesGiveEachTargetItsFiles() throws {
    let (facts, note) = XcodeProjectReader.read(Array(Self.project.utf8))
    #expect(note == nil)
    #expect(facts.targets.map(\.name) == ["App", "Widget \"new\"", "AppTests"])
    #expect(facts.targets.map(\.kind) == [.app, .appExtension, .tests])
    let app = try #require(facts.targets.first)
    #expect(
      app.members.map { facts.paths[$0] } == [
        "../Other/Kit.swift", "App/App.swift", "App/Base.lproj/Main.storyboard", "Shared/Col ors.xcassets", "Widget/Face.xib",
      ])
    #expect(app.infoPlists.map { facts.paths[$0] } == ["App/Info.plist"])
    #expect(app.style == "Light")
    #expect(facts.targets[1].folders.map { facts.paths[$0.path] } == ["Widget"])
    #expect(facts.targets[1].folders.first?.exceptions == ["Info.plist", "Only/App.xib"])
    #expect(facts.settings.entries.isEmpty, "settings that share a line are those of a target only")
  }

  @Test func membershipIsToldByFilesFoldersAndExceptions() {
    let membership = TargetMembership([
      .init(path: "ios/App.xcodeproj/project.pbxproj", facts: XcodeProjectReader.read(Array(Self.project.utf8)).facts)
    ])
    #expect(membership.targets(of: "ios/App/App.swift") == [0])
    #expect(membership.targets(of: "Other/Kit.swift") == [0])
    #expect(membership.targets(of: "ios/Shared/Col ors.xcassets/Sun.colorset/Contents.json") == [0])
    #expect(membership.targets(of: "ios/Widget/Deep/Face.swift") == [1])
    #expect(membership.targets(of: "ios/Widget/Only/App.xib") == [])
    #expect(membership.targets(of: "ios/Widget/en.lproj/Face.xib") == [0, 1])
    #expect(membership.targets(of: "ios/Elsewhere/A.swift") == [])
    #expect(membership.targets(of: "") == [])
  }

  @Test(
    "A project that cannot be read says where, and keeps its settings",
    arguments: [
      ("{ objects = {\n<<<<<<< HEAD\n", "a key or value was expected, line 2"),
      ("{ objects = {\n A = \"b\n", "a text has no closing quote, line 2"),
      ("{ objects = { A = ( b, c", "the project ends too early, line 1"),
      ("{ objects = { A } }", "“A” has no value, line 1"),
      ("{ objects = { } } x", "something follows the end of the project, line 1"),
      ("{ objects = " + String(repeating: "(", count: 100_000), "values are nested too deeply, line 1"),
    ])
  func damage(_ text: String, reason: String) {
    let settings = "// INFOPLIST\nINFOPLIST_KEY_UIUserInterfaceStyle = Dark;\n"
    let (facts, note) = XcodeProjectReader.read(Array((text + "\n" + settings).utf8))
    let found = note ?? ""
    #expect(found.hasPrefix("the targets of the project are not known: "))
    let isLater = reason.hasPrefix("the project ends") || reason.hasPrefix("something")
    if !isLater { #expect(found.hasSuffix(reason)) }
    #expect(facts.settings.entries.map(\.value) == ["Dark"] && facts.targets.isEmpty)
  }

  @Test(
    "A product type tells whose bundle names are looked up in",
    arguments: [
      ("application", XcodeProjectFacts.Kind.app), ("application.on-demand-install-capable", .app),
      ("application.watchapp2", .appExtension), ("watchkit2-extension", .appExtension), ("app-extension", .appExtension),
      ("bundle.ui-testing", .tests), ("framework", .other),
    ])
  func kind(_ product: String, kind: XcodeProjectFacts.Kind) {
    #expect(XcodeProjectFacts.Kind(productType: "com.apple.product-type." + product) == kind)
  }

  @Test func separatorsThatAreMissingAreForgiven() throws {
    let value = try ASCIIPropertyList.read(Array("{ a = b c = (d e,,'f g') /* h */ i = \"\" }".utf8))
    #expect(value["a"]?.text == "b")
    #expect(value["c"]?.texts == ["d", "e", "f g"])
    #expect(value["i"]?.text == "")
  }

  @Test func settingsFilesAndProjectsOfOtherToolsHaveNoTargets() {
    for text in ["PRODUCT_NAME = App // {objects}\n", "<plist><dict><key>objects</key></dict></plist>", "", "{ objects = a }"] {
      let facts = XcodeProjectReader.read(Array(text.utf8)).facts
      #expect(facts.targets.isEmpty)
    }
  }
}
