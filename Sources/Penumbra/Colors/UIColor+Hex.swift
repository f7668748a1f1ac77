// Colours as designers write them: in hexadecimal.

public import UIKit

extension UIColor {
  /// The opaque colour of a number like `0x1A2B3C`, in sRGB; bits above the lowest 24 do not count.
  public convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The colour of a text like `#1A2B3C`, `#1A2B3CFF`, `#abc` or `#abcf`, in sRGB; the last two or one digits are alpha.
  ///
  /// `0x` may stand instead of `#`, or neither. Capital letters do not count, nor do spaces around. Throws ``HexColorError``.
  public convenience init(hex text: String) throws {
    let digits = try HexColorError.digits(of: text)
    let isShort = digits.count < 6
    let parts: [CGFloat] = stride(from: 0, to: digits.count, by: isShort ? 1 : 2).map { place in
      let byte: UInt8 = isShort ? digits[place] * 17 : digits[place] * 16 + digits[place + 1]
      return CGFloat(byte) / 255
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// The colour under the given traits as `#1A2B3C`, or `#1A2B3C80` if it is not opaque; what sRGB cannot hold is cut off.
  public func hexString(for traits: UITraitCollection) -> String { RGBA(self, for: traits).hex }
}

extension RGBA {
  /// The components as `#1A2B3C`, with two more digits if the colour is not opaque.
  var hex: String {
    let bytes = bytes
    let shown = bytes[3] == 255 ? bytes.prefix(3) : bytes[...]
    return "#"
      + shown.map { byte in
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
