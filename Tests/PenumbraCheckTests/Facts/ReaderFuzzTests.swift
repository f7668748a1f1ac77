import Foundation
import Testing

@testable import PenumbraCheck

/// Random numbers that are the same in every run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("No reader falls over damaged files")
struct ReaderFuzzTests {
  /// A healthy file of each kind, by the path that tells the kind.
  private static let healthy: [(path: String, text: String)] = [
    (
      "A.xib",
      SmallProject.xib("<subviews><label id='l' text='é'><color key='textColor' white='0' alpha='1'/></label></subviews>")
    ),
    (
      "Info.plist",
      "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark &amp; é</string><key>a</key><array><true/></array></dict></plist>"
    ),
    (
      "a.html",
      "<html style='color:#fff'><style>@media (prefers-color-scheme: dark) { a { color: rgb(1,2,3) } }</style><!-- x --><a b=c>é"
    ),
    ("a.css", "@import url('b.css'); a { background: #fff url(\"x\") } /* é */ @media print { b { c: d } }"),
    (
      "a.m",
      "@implementation A\n- (void)b:(int)c { [self d:^{ x = @{@\"é\": @[y ? z : w]}; } e:(id)f.g]; for (id i in j) { if (k) l[m] = n; } }\n@end"
    ),
    ("A.xcassets/B.colorset/Contents.json", SmallProject.color(light: "1.000", dark: "0x10")),
    ("A.xcassets/C.imageset/Contents.json", "{ \"images\": [ { \"idiom\": \"universal\", \"filename\": \"a.svg\" } ] }"),
    ("A.xcodeproj/project.pbxproj", "\tINFOPLIST_KEY_UIUserInterfaceStyle = \"Light\";\n"),
  ]

  /// Reads bytes as a file of a kind; gives whether anything came of it: facts or a note.
  private func read(_ path: String, _ bytes: [UInt8]) throws {
    let kind = try #require(FileKind(path: path))
    let picture = path.split(separator: "/").dropLast().joined(separator: "/") + "/a.svg"
    let file = SourceFile(
      path: path, absolutePath: "/" + path, kind: kind, size: bytes.count, companions: kind == .assetSet ? [picture] : [])
    let result = FactReading.read(file, bytes: bytes, companions: [bytes])
    // What was read can be kept and comes back the same.
    if let packed = PackedFile.pack(result) {
      let again = try PackedFile.unpack(packed, path: path, kind: kind)
      #expect(PackedFile.pack(again) == packed)
    } else {
      Issue.record("\(path): facts that cannot be packed")
    }
  }

  @Test("Cut off, changed, doubled and mixed", arguments: healthy.indices)
  func mutations(_ index: Int) throws {
    let (path, text) = Self.healthy[index]
    let bytes = Array(text.utf8)
    var numbers = Numbers(state: UInt64(index) + 7)
    for length in stride(from: 0, to: bytes.count, by: 3) { try read(path, Array(bytes[..<length])) }
    for _ in 0..<150 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let at = Int.random(in: 0..<damaged.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: damaged[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: damaged.remove(at: at)
        case 2: damaged.insert(contentsOf: damaged[at..<min(damaged.count, at + 12)], at: at)
        default: damaged.insert(contentsOf: Array("<>{}[]()\"'\\&@^;:".utf8).shuffled(using: &numbers).prefix(2), at: at)
        }
        if damaged.isEmpty { damaged = [0x3c] }
      }
      try read(path, damaged)
    }
  }

  @Test("Binary, mis-encoded and empty files give a note or nothing", arguments: healthy.indices)
  func noise(_ index: Int) throws {
    let path = Self.healthy[index].path
    var numbers = Numbers(state: UInt64(index) + 99)
    for size in [0, 1, 2, 7, 64, 4096] {
      try read(path, (0..<size).map { _ in UInt8.random(in: 0...255, using: &numbers) })
    }
    try read(path, [0xff, 0xfe] + Array("<a/>".utf8).flatMap { [$0, 0] })
    try read(path, [0xef, 0xbb, 0xbf] + Array(Self.healthy[index].text.utf8))
    try read(path, [0x3c, 0xff, 0xff, 0xff, 0x0b, 0x24])
    try read(path, Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xe9, 0x27, 0x2f, 0x3e])
  }

  @Test(
    "Deep nesting and long runs end",
    arguments: [
      ("A.xib", "<a>"), ("A.xib", "<a id='1'><subviews>"), ("Info.plist", "<plist><dict><key>a</key><dict>"),
      ("a.html", "<div style='a:b'>"),
      ("a.html", "<!--"), ("a.css", "a { b: c("), ("a.css", "@media x {"), ("a.m", "void UIf() { [UIa b:["),
      ("a.m", "UIColor *a = ((("),
      ("a.m", "UIA { if (a) {"), ("a.m", "UIa(^{ b(^{ "), ("a.m", "UIA *a = b ? c : d ? "), ("a.m", "-(UIa*)b:(c)d "),
      ("a.m", "@interface UIA <"),
      ("A.xcassets/B.colorset/Contents.json", "{\"colors\":[[["), ("A.xcassets/C.imageset/Contents.json", "[{\"a\":"),
    ])
  func nesting(_ path: String, piece: String) throws {
    try read(path, Array(String(repeating: piece, count: 3_000).utf8))
  }

  @Test func picturesOfAnyBytesAreLookedAtOrNot() {
    var numbers = Numbers(state: 5)
    let png = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAUAAAABAQMAAAAsMPawAAAABlBMVEX/AAAAAP8AAAAAAAAAAXRSTlOAAAAAAAAAAApJREFUeJxjCAAAAFIAUfch2bcAAAAASUVORK5CYII="
      ) ?? Data())
    let pdf = Array("%PDF-1.4\n1 0 obj << /Filter /FlateDecode >>\nstream\n\u{78}\u{5e}abc\nendstream stream".utf8)
    for start in [png, pdf] {
      for _ in 0..<400 {
        var damaged = start
        for _ in 0..<3 {
          damaged[Int.random(in: 0..<damaged.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
        }
        _ = PictureTone(name: "a.png", bytes: damaged)
        _ = PictureTone(name: "a.pdf", bytes: damaged)
        _ = PictureTone(name: "a.svg", bytes: damaged)
      }
    }
    // A picture that says it is larger than anything that is looked at.
    var huge = png
    for offset in 16..<24 { huge[offset] = 0x7f }
    #expect(PictureTone(name: "a.png", bytes: huge) == nil)
  }

  @Test func binaryListsOfAnyBytesAreReadOrRefused() throws {
    let list: [String: Any] = [
      "UIUserInterfaceStyle": "Dark", "UILaunchScreen": ["UIColorName": "é"],
      "a": [1, 2.5, Data([1]), Date(timeIntervalSince1970: 0)],
    ]
    let healthy = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    var numbers = Numbers(state: 11)
    for length in 0..<healthy.count { try read("Info.plist", Array(healthy[..<length])) }
    for _ in 0..<1_000 {
      var damaged = healthy
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        damaged[Int.random(in: 8..<damaged.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      try read("Info.plist", damaged)
    }
  }
}
