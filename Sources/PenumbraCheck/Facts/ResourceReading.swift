import Foundation

/// The readers of files that are not source code, by kind.
enum ResourceReading {
  /// The facts of a file; throws what is wrong with it.
  static func read(_ file: SourceFile, bytes: [UInt8], companions: [[UInt8]]) throws(UnreadableFile) -> FileFacts {
    switch file.kind {
    case .interface: return .interface(try InterfaceReader.read(Data(bytes)))
    case .assetSet:
      let names = file.companions.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      let pictures = Array(zip(names, companions)).map { (name: $0.0, bytes: $0.1) }
      return .assetSet(try AssetSetReader.read(bytes, path: file.path, pictures: pictures))
    case .propertyList: return .propertyList(try PropertyListReader.read(Data(bytes)))
    case .page: return .page(WebReader.page(try TextGate.text(Data(bytes))))
    case .styleSheet: return .styleSheet(WebReader.sheet(try TextGate.text(Data(bytes))))
    case .swift, .objectiveC, .xcodeProject: return .nothing
    }
  }
}

extension UnreadableFile {
  /// The reason with its line, as a note says it.
  var note: String { position.map { "\(reason), line \($0.line)" } ?? reason }
}
