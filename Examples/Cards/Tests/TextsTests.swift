import Foundation
import Testing

@testable import Cards

/// The texts and the language they are in.
@Suite struct TextsTests {
  @Test(arguments: [
    (["ko"], "ko"), (["ko-KR", "en"], "ko"), (["ko_KR.UTF-8"], "ko"), (["KO"], "ko"), (["en-001", "ko"], "en"),
    (["de", "ko"], "ko"),
    (["de"], "en"), ([], "en"), (["C.UTF-8"], "en"),
  ])
  func theFirstPreferredLanguageThatIsThereIsTaken(preferred: [String], language: String) {
    #expect(Texts.bestLanguage(of: ["en", "ko"], for: preferred) == language)
  }

  @Test func theSameKeyIsATextInEachLanguage() {
    #expect(Texts(preferring: ["en"])["appearance.switch"] == "Dark Mode")
    #expect(Texts(preferring: ["ko-KR"])["appearance.switch"] == "다크 모드")
  }

  @Test func bothLanguagesHaveTheSameKeysAndNoEmptyText() throws {
    let tables = try ["en", "ko"].map { language in
      let path = try #require(Texts.module.path(forResource: language, ofType: "lproj"))
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/Localizable.strings"))
      return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    }
    #expect(tables[0].keys.sorted() == tables[1].keys.sorted())
    #expect(tables.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
  }
}
