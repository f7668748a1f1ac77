import Foundation

@testable import PenumbraCheck

/// A project of a few files that exist only in a test.
struct SmallProject {
  /// The files that were read.
  private(set) var files: [ReadFile] = []

  /// Reads files by path; pictures belong to the `Contents.json` in their folder.
  init(_ texts: [String: String], pictures: [String: [UInt8]] = [:]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let kind = FileKind(path: path) else { continue }
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let beside = pictures.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
      let file = SourceFile(path: path, absolutePath: "/" + path, kind: kind, size: text.utf8.count, companions: beside)
      files.append(FactReading.read(file, bytes: Array(text.utf8), companions: beside.map { pictures[$0] ?? [] }))
    }
  }

  /// What a rule finds, each as `path:line kind severity`.
  func findings(of rule: any Rule.Type) -> [String] {
    rule.check(ProjectFacts(files: files)).sorted(by: Finding.inOrder).map {
      "\($0.place.path):\($0.place.line) \($0.kind) \($0.severity.rawValue)"
    }
  }

  /// A xib whose top view holds this markup, which begins on line 4.
  static func xib(_ markup: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view contentMode="scaleToFill" id="top-vi-ew1">
    \(markup)
    </view></objects>
    </document>
    """
  }

  /// A `project.pbxproj` with targets that hold files by their paths from the folder around the project.
  static func xcodeproj(_ targets: (name: String, product: String, files: [String])...) -> String {
    var objects = "P = { isa = PBXProject; mainGroup = G; targets = (\(targets.indices.map { "T\($0), " }.joined())); };\n"
    let paths = Set(targets.flatMap(\.files)).sorted()
    objects += "G = { isa = PBXGroup; sourceTree = \"<group>\"; children = (\(paths.indices.map { "F\($0), " }.joined())); };\n"
    for (index, path) in paths.enumerated() {
      objects += "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\n"
    }
    for (number, target) in targets.enumerated() {
      objects += """
        T\(number) = { isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (R\(number)); \
        productType = "com.apple.product-type.\(target.product)"; };
        R\(number) = { isa = PBXResourcesBuildPhase; files = (\(target.files.indices.map { "B\(number)_\($0), " }.joined())); };

        """
      for (index, file) in target.files.enumerated() {
        objects += "B\(number)_\(index) = { isa = PBXBuildFile; fileRef = F\(paths.firstIndex(of: file) ?? 0); };\n"
      }
    }
    return "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = P; }\n"
  }

  /// A `Contents.json` of a colour set with a grey for light and, maybe, one for dark.
  static func color(light: String, dark: String? = nil) -> String {
    func entry(_ white: String, _ appearance: String) -> String {
      """
          { "idiom": "universal"\(appearance), "color": { "color-space": "gray-gamma-22", "components": { "white": "\(white)", "alpha": "1.000" } } }
      """
    }
    let darkEntry =
      dark.map { ",\n" + entry($0, ", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }]") } ?? ""
    return """
      {
        "colors": [
      \(entry(light, ""))\(darkEntry)
        ],
        "info": { "author": "xcode", "version": 1 }
      }
      """
  }
}
