import PenumbraAssets
import SeededNumbers
import Testing

struct JSONReaderTests {
  /// A value as text, its places left out.
  private func plain(_ value: JSONValue?) -> String {
    switch value?.content {
    case nil: "nothing"
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let text): "'\(text)'"
    case .array(let elements): "[" + elements.map { plain($0) }.joined(separator: " ") + "]"
    case .object(let members): "{" + members.map { "\($0.name)=\(plain($0.value))" }.joined(separator: " ") + "}"
    case .unreadable: "?"
    }
  }

  /// The value of a text, and its faults as `line:column message`.
  private func read(_ text: String) -> (String, [String]) {
    let (value, faults) = JSONReader.read(Array(text.utf8))
    return (plain(value), faults.map { "\($0.position.line):\($0.position.column) \($0.message)" })
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" [ 1 , -2.5e1 , 0 ] ", "[1.0 -25.0 0.0]"), ("\u{FEFF}true", "true"),
    (#"{"a": {"b": [null, false]}, "c": "x"}"#, "{a={b=[null false]} c='x'}"),
    (#""\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00""#, "'\"\\/\u{8}\u{C}\n\r\tAé😀'"),
    ("\"é😀\"", "'é😀'"), ("[1E5]", "[100000.0]"), ("\r\n\t[\r\n]\r\n", "[]"),
  ])
  func textsWithoutFaultsAreRead(text: String, value: String) {
    #expect(read(text) == (value, []))
  }

  @Test(arguments: [
    ("", "nothing", ["1:1 The file is empty where a JSON value is expected."]),
    ("[1, 2,]", "[1.0 2.0]", ["1:7 A comma stands before “]” with nothing between."]),
    ("{\"a\": 1,\n}", "{a=1.0}", ["2:1 A comma stands before “}” with nothing between."]),
    ("[1\n 2]", "[1.0 2.0]", ["2:2 A comma is missing before this."]),
    ("{\"a\" 1}", "{a=1.0}", ["1:6 “:” is missing after the name “a”."]),
    ("{\"a\": , \"b\": 2}", "{b=2.0}", ["1:7 The name “a” has no value."]),
    ("{a: 1}", "{a=1.0}", ["1:2 The name “a” has no quotes."]),
    ("[1, 2", "[1.0 2.0]", ["1:6 The file ends inside the array that begins at line 1."]),
    (
      "{\"a\": [1, {\"b\": 2\n", "{a=[1.0 {b=2.0}]}",
      ["2:1 The file ends inside the object that begins at line 1."]
    ),
    ("{\"a\": [1, 2}", "{a=[1.0 2.0]}", ["1:12 “}” stands where “]” is expected, which closes the array that begins at line 1."]),
    ("[{\"a\": 1]", "[{a=1.0}]", ["1:9 “]” stands where “}” is expected, which closes the object that begins at line 1."]),
    ("[NaN, 1]", "[? 1.0]", ["1:2 “NaN” is no JSON value; text needs quotes."]),
    ("[Infinity]", "[?]", ["1:2 “Infinity” is no JSON value; text needs quotes."]),
    ("[-nan]", "[?]", ["1:2 “-nan” is no JSON value; text needs quotes."]),
    ("[1e999]", "[?]", ["1:2 “1e999” is too large for a number."]),
    ("[-inf]", "[?]", ["1:2 “-inf” is no JSON value; text needs quotes."]),
    ("[01]", "[1.0]", ["1:2 “01” is not how JSON writes a number."]),
    ("[0x10]", "[16.0]", ["1:2 “0x10” is not how JSON writes a number."]),
    ("[1.]", "[1.0]", ["1:2 “1.” is not how JSON writes a number."]),
    ("[\"a\n, 1]", "['a' 1.0]", ["1:2 The string does not end on its line."]),
    ("[\"\\x\", 1]", "['x' 1.0]", ["1:3 JSON has no such escape."]),
    ("[\"\\ud83d\", 1]", "['\u{FFFD}' 1.0]", ["1:3 This escape stands for no character."]),
    ("[\"\\u12\", 1]", "['\u{FFFD}12' 1.0]", ["1:3 This escape stands for no character."]),
    ("// hi\n[/* a\n */ 1]", "[1.0]", ["1:1 JSON has no comments.", "2:2 JSON has no comments."]),
    ("{\"a\": 1, \"a\": 2}", "{a=1.0 a=2.0}", ["1:10 “a” stands twice in this object; the last one counts."]),
    ("[1] 2", "[1.0]", ["1:5 More follows after the end of the JSON value."]),
    ("[:,1]", "[1.0]", ["1:2 “:” stands where a value is expected.", "1:3 “,” stands where a value is expected."]),
  ])
  func faultsAreReportedInTheirPlaceAndTheRestIsRead(text: String, value: String, faults: [String]) {
    #expect(read(text) == (value, faults))
  }

  @Test func placesCountLinesAndBytes() {
    let (value, _) = JSONReader.read(Array("{\n  \"é\": [1,\n    \"x\"]\n}".utf8))
    #expect(value?.position == SourcePosition(line: 1, column: 1))
    let array = value?["é"]
    #expect(array?.position == SourcePosition(line: 2, column: 9))
    guard case .array(let elements) = array?.content else {
      Issue.record("there is no array")
      return
    }
    #expect(elements.map(\.position) == [SourcePosition(line: 2, column: 10), SourcePosition(line: 3, column: 5)])
  }

  @Test func theLastOfTwoMembersCounts() {
    let (value, _) = JSONReader.read(Array(#"{"a": 1, "a": 2}"#.utf8))
    guard case .number(2) = value?["a"]?.content else {
      Issue.record("the first one counts")
      return
    }
  }

  @Test func bytesThatAreNotUTF8AreReplacedAndReported() {
    let (value, faults) = JSONReader.read(Array("[\"a".utf8) + [0xFF, 0xC3] + Array("\", 1]".utf8))
    #expect(plain(value) == "['a\u{FFFD}\u{FFFD}' 1.0]")
    #expect(faults.map(\.message) == ["A string on this line is not UTF-8."])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00]] as [[UInt8]])
  func filesInUTF16AreNamed(bytes: [UInt8]) {
    let (value, faults) = JSONReader.read(bytes)
    #expect(value == nil)
    #expect(faults.map(\.message) == ["The file is not UTF-8; it looks like UTF-16."])
  }

  @Test func deepNestingIsRefusedInTime() {
    let (_, faults) = read(String(repeating: "[", count: 2_000_000))
    #expect(faults.first == "1:65 More than 64 arrays and objects inside of one another; nothing from here on is read.")
    let (value, none) = read(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    #expect(none == [])
    #expect(value == String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
  }

  @Test func aFileFullOfFaultsHasEightOfThem() {
    #expect(read("[" + String(repeating: "x,", count: 1_000) + "1]").1.count == 8)
  }

  @Test func damagedTextsNeverStopTheReader() {
    let text = Array(
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF","x":[1,-2.5e3,null]}}}],"é":"\u00e9"}"#.utf8)
    var random = SplitMix64(state: 5)
    for _ in 0..<20_000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.removeSubrange(place...)
        case 2: damaged.insert(contentsOf: damaged[place...].prefix(8), at: place)
        default: damaged[place] = Array("{}[]\",:\\".utf8).randomElement(using: &random) ?? 0
        }
        if damaged.isEmpty { break }
      }
      let (value, faults) = JSONReader.read(damaged)
      #expect(value != nil || !faults.isEmpty)
      #expect(faults.allSatisfy { $0.position.line >= 1 && $0.position.column >= 1 })
    }
  }
}
