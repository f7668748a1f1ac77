import Foundation
import Penumbra
import Testing
import UIKit

struct HexColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(arguments: [
    ("#1A2B3C", "#1A2B3C"), ("1a2b3c", "#1A2B3C"), ("0x1A2B3C", "#1A2B3C"), ("0X1a2b3c", "#1A2B3C"), ("#1A2B3CFF", "#1A2B3C"),
    ("#1A2B3C80", "#1A2B3C80"), ("#abc", "#AABBCC"), ("#abc8", "#AABBCC88"), (" #000 \n", "#000000"), ("#00000000", "#00000000"),
    ("FFF", "#FFFFFF"),
  ])
  func spellings(text: String, hex: String) throws {
    #expect(try UIColor(hex: text).hexString(for: light) == hex)
  }

  @Test(arguments: [
    ("", "“” has no digits; a colour is written like #1A2B3C."),
    ("#", "“#” has no digits; a colour is written like #1A2B3C."),
    ("0x", "“0x” has no digits; a colour is written like #1A2B3C."),
    ("#12", "“#12” has 2 digits; a colour has 3 or 6, or 4 or 8 with alpha, like #1A2B3C or #1A2B3CFF."),
    ("5", "“5” has 1 digit; a colour has 3 or 6, or 4 or 8 with alpha, like #1A2B3C or #1A2B3CFF."),
    ("#1A2B3C4D5", "“#1A2B3C4D5” has 9 digits; a colour has 3 or 6, or 4 or 8 with alpha, like #1A2B3C or #1A2B3CFF."),
    ("#1A2G3C", "“G”, character 5 of “#1A2G3C”, is no hexadecimal digit (0–9, A–F)."),
    ("##abc", "“#”, character 2 of “##abc”, is no hexadecimal digit (0–9, A–F)."),
    ("#-12345", "“-”, character 2 of “#-12345”, is no hexadecimal digit (0–9, A–F)."),
    ("#１２３", "“１”, character 2 of “#１２３”, is no hexadecimal digit (0–9, A–F)."),
    ("red", "“r”, character 1 of “red”, is no hexadecimal digit (0–9, A–F)."),
  ])
  func errorsSayWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: HexColorError.self) { try UIColor(hex: text) }
    #expect(error?.description == message)
    #expect(error?.localizedDescription == message)
  }

  /// Inputs of the fuzz target for these texts, among them all that ever failed.
  static let inputs: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz/Inputs/hex")
    return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }()

  @Test func thereAreInputs() { #expect(Self.inputs.count >= 5) }

  @Test(arguments: inputs)
  func anInputIsAColorOrAnError(file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    do {
      #expect(try UIColor(hex: text).hexString(for: light).hasPrefix("#"))
    } catch let error as HexColorError {
      #expect(error.text == text && !error.description.isEmpty)
    }
  }

  @Test func aNumberIsAColor() {
    #expect(UIColor(hex: 0x1A2B3C).hexString(for: light) == "#1A2B3C")
    #expect(UIColor(hex: 0x1A2B3C, alpha: 0.5).hexString(for: light) == "#1A2B3C80")
    #expect(UIColor(hex: 0xFF1A_2B3C).hexString(for: light) == "#1A2B3C")
    #expect(UIColor(red: 1.5, green: -1, blue: 0.5, alpha: 1).hexString(for: light) == "#FF0080")
  }
}
