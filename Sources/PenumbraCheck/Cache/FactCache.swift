import Foundation

/// The facts of earlier checks on disk, by the mark of the bytes they were read from.
///
/// The file belongs to one build of the program: another build reads nothing from it. A damaged or foreign file is an empty cache.
package struct FactCache: Sendable {
  /// What is kept of a file.
  private struct Entry: Sendable {
    var kind: FileKind
    var bytes: [UInt8]
  }

  /// The first bytes of the file.
  private static let magic: [UInt8] = Array("penumbra-facts-1\n".utf8)

  /// The entries by mark.
  private var entries: [ContentHash: Entry] = [:]

  /// An empty cache.
  package init() {}

  /// The mark of this build: its file's size and time, so that a new build starts anew.
  package static func buildMark() -> String {
    var status = stat()
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
    guard stat(path, &status) == 0 else { return "unknown" }
    return "\(status.st_size)-\(Int(status.st_mtim.tv_sec))-\(Int(status.st_mtim.tv_nsec))"
  }

  /// The file for a root, in the user's folder of caches; nil when there is none.
  package static func path(root: String, environment: [String: String]) -> String? {
    let base: String
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
      base = named
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = home + "/.cache"
    } else {
      return nil
    }
    let mark = ContentHash(Array(root.utf8))
    return base + "/penumbra/" + mark.digits + ".facts"
  }

  /// Reads a cache; anything wrong with it makes it empty.
  package init(path: String, build: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let bytes = Array(data)
    guard bytes.starts(with: Self.magic) else { return }
    var reader = ByteReader(bytes, at: Self.magic.count)
    do {
      guard try reader.string() == build else { return }
      let count = try reader.number()
      guard count <= bytes.count else { return }
      var read: [ContentHash: Entry] = [:]
      read.reserveCapacity(count)
      for _ in 0..<count {
        var halves: [UInt64] = [0, 0]
        for half in 0..<2 {
          for shift in 0..<8 { halves[half] |= UInt64(try reader.byte()) << UInt64(shift * 8) }
        }
        guard let kind = FileKind(rawValue: try reader.string()) else { return }
        let length = try reader.number()
        read[ContentHash(high: halves[0], low: halves[1])] = Entry(kind: kind, bytes: try reader.take(length))
      }
      entries = read
    } catch {
      entries = [:]
    }
  }

  /// How many files it knows.
  package var count: Int { entries.count }

  /// The facts of a file with this mark.
  package func file(_ mark: ContentHash, path: String, kind: FileKind) -> ReadFile? {
    guard let entry = entries[mark], entry.kind == kind else { return nil }
    return try? PackedFile.unpack(entry.bytes, path: path, kind: kind)
  }

  /// Keeps packed facts.
  package mutating func keep(_ bytes: [UInt8], of mark: ContentHash, kind: FileKind) {
    entries[mark] = Entry(kind: kind, bytes: bytes)
  }

  /// The packed facts of a mark, so that an unchanged entry is carried over without being packed again.
  package func packed(_ mark: ContentHash) -> [UInt8]? { entries[mark]?.bytes }

  /// Writes the cache beside its place and moves it there; a failure leaves the old one, and costs time only.
  package func write(to path: String, build: String) {
    var bytes = Self.magic
    bytes.append(number: build.utf8.count)
    bytes.append(contentsOf: build.utf8)
    bytes.append(number: entries.count)
    for (mark, entry) in entries.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      withUnsafeBytes(of: mark.high.littleEndian) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: mark.low.littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(number: entry.kind.rawValue.utf8.count)
      bytes.append(contentsOf: entry.kind.rawValue.utf8)
      bytes.append(number: entry.bytes.count)
      bytes.append(contentsOf: entry.bytes)
    }
    Self.put(Data(bytes), at: path)
  }

  /// Writes bytes beside a place and moves them there, so that nobody reads half of them.
  static func put(_ bytes: Data, at path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let fresh = path + ".\(getpid())"
    guard FileManager.default.createFile(atPath: fresh, contents: bytes) else { return }
    if rename(fresh, path) != 0 { unlink(fresh) }
  }
}

/// A file's facts as bytes, with its suppressions and notes.
enum PackedFile {
  /// The beside-matters of a file.
  private struct Head: Codable {
    var suppressions: [Suppression]
    var notes: [String]
  }

  /// Makes bytes of a file; nil when its facts cannot be packed.
  static func pack(_ file: ReadFile) -> [UInt8]? {
    var bytes: [UInt8] = []
    if file.suppressions.isEmpty && file.notes.isEmpty {
      bytes.append(number: 0)
    } else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let head = try? encoder.encode(Head(suppressions: file.suppressions, notes: file.notes)) else { return nil }
      bytes.append(number: head.count)
      bytes.append(contentsOf: head)
    }
    switch file.facts {
    case .nothing: bytes.append(0)
    case .swift(let facts):
      guard let packed = try? facts.packed() else { return nil }
      bytes.append(1)
      bytes.append(contentsOf: packed)
    case .interface(let facts): guard append(facts, 2, to: &bytes) else { return nil }
    case .assetSet(let facts): guard append(facts, 3, to: &bytes) else { return nil }
    case .propertyList(let facts): guard append(facts, 4, to: &bytes) else { return nil }
    case .xcodeProject(let facts): guard append(facts, 5, to: &bytes) else { return nil }
    case .page(let facts): guard append(facts, 6, to: &bytes) else { return nil }
    case .styleSheet(let facts): guard append(facts, 7, to: &bytes) else { return nil }
    }
    return bytes
  }

  /// Appends the mark of a kind and the facts; false when they cannot be packed.
  private static func append(_ facts: some Facts, _ mark: UInt8, to bytes: inout [UInt8]) -> Bool {
    guard let packed = try? facts.packed() else { return false }
    bytes.append(mark)
    bytes.append(contentsOf: packed)
    return true
  }

  /// Makes a file of bytes.
  static func unpack(_ bytes: [UInt8], path: String, kind: FileKind) throws -> ReadFile {
    var reader = ByteReader(bytes)
    let headLength = try reader.number()
    let head = headLength == 0 ? nil : try JSONDecoder().decode(Head.self, from: Data(try reader.take(headLength)))
    let facts: FileFacts =
      switch try reader.byte() {
      case 0: .nothing
      case 1: .swift(try SwiftFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 2: .interface(try InterfaceFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 3: .assetSet(try AssetSetFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 4: .propertyList(try PropertyListFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 5: .xcodeProject(try XcodeProjectFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 6: .page(try WebFacts(packed: try reader.take(bytes.count - reader.offset)))
      case 7: .styleSheet(try WebFacts(packed: try reader.take(bytes.count - reader.offset)))
      default: throw SwiftFacts.Damage.damaged
      }
    return ReadFile(
      path: path, kind: kind, facts: facts, suppressions: head?.suppressions ?? [], notes: head?.notes ?? [])
  }
}
