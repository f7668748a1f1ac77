import Penumbra
import Testing

/// The format of the preference file.
@Suite struct PreferenceTextTests {
  @Test func wordsAreWrittenInTheOrderOfTheirKeys() {
    var text = PreferenceText()
    text.words = ["b": "light", "a": "dark"]
    #expect(String(decoding: text.bytes, as: UTF8.self) == "penumbra 1\na=dark\nb=light\nend\n")
  }

  @Test func whatWasWrittenIsRead() throws {
    var text = PreferenceText()
    text.words = ["appearance": "dark", "com.example.other-key_2": "sepia"]
    #expect(try PreferenceText(text.bytes) == text)
  }

  @Test func commentsAndEmptyLinesAreSkipped() throws {
    let text = try PreferenceText(Array("penumbra 1\n# by hand\n\nappearance=dark\nend\n".utf8))
    #expect(text.words == ["appearance": "dark"])
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("penumbra 0\nappearance=dark\nend\n", "its first line is not \"penumbra 1\""),
    ("penumbra 02\nappearance=dark\nend\n", "its first line is not \"penumbra 1\""),
    ("penumbra 2b\nappearance=dark\nend\n", "its first line is not \"penumbra 1\""),
    ("penumbra 9999999999\nend\n", "its first line is not \"penumbra 1\""),
    ("penumbra 2", "its first line is not \"penumbra 1\""),
    ("appearance=dark\n", "its first line is not \"penumbra 1\""),
    ("penumbra 1\nappearance=dark\nend", "its end is missing"),
    ("penumbra 1\nappearance\nend\n", "line 2 is not \"key=word\""),
    ("penumbra 1\nappearance=\nend\n", "line 2 is not \"key=word\""),
    ("penumbra 1\na=dark\nb= dark\nend\n", "line 3 is not \"key=word\""),
    ("penumbra 1\na=dark\na=light\nend\n", "line 3 gives \"a\" a second time"),
    ("penumbra 1\n가=dark\nend\n", "line 2 is not \"key=word\""),
  ])
  func damageIsNamed(text: String, reason: String) {
    #expect(throws: PreferenceText.Fault.damage(reason)) { try PreferenceText(Array(text.utf8)) }
  }

  @Test(arguments: ["penumbra 2", "penumbra 10", "penumbra 999999999"])
  func aHigherNumberIsANewerVersionWhateverFollows(line: String) {
    for rest in ["\n", "\nappearance: dark\n", "\n\u{0}\u{1}", "\n" + String(repeating: "a", count: PreferenceText.byteLimit)] {
      #expect(throws: PreferenceText.Fault.newer(line)) { try PreferenceText(Array((line + rest).utf8)) }
    }
  }

  @Test func everyTruncationIsDamage() {
    let whole = Array("penumbra 1\nappearance=dark\nlater=light\nend\n".utf8)
    for length in 0..<whole.count {
      #expect { try PreferenceText(Array(whole.prefix(length))) } throws: { error in
        if case .damage? = error as? PreferenceText.Fault { true } else { false }
      }
    }
  }

  @Test func bytesThatAreNotTextAreDamage() {
    #expect(throws: PreferenceText.Fault.damage("its first line is not \"penumbra 1\"")) {
      try PreferenceText([0xFF, 0xFE, 0x00, 0x80])
    }
  }

  @Test func moreThanTheLimitIsDamage() {
    #expect(throws: PreferenceText.Fault.damage("it has more than 65536 bytes")) {
      try PreferenceText(Array(repeating: UInt8(ascii: "\n"), count: PreferenceText.byteLimit + 1))
    }
  }

  @Test(arguments: [
    ("appearance", true), ("a.b-c_9", true), ("", false), ("a b", false), ("a=b", false), ("a/b", false), ("ü", false),
  ])
  func aKeyIsASimpleName(key: String, isName: Bool) {
    #expect(PreferenceText.isName(key) == isName)
    #expect(!PreferenceText.isName(String(repeating: "a", count: 101)))
  }
}
