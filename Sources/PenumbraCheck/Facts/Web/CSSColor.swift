import Foundation

/// Reads colours as CSS writes them (CSS Color 4, the parts that are in use).
enum CSSColor {
  /// The colour of one CSS value, or `nil` when it is none, adapts, or depends on something else.
  static func color(_ text: some StringProtocol) -> RGBA? {
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    if let open = word.firstIndex(of: "("), word.hasSuffix(")") {
      let parts = word[word.index(after: open)...].dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
      switch word[..<open] {
      case "rgb", "rgba": return components(parts)
      case "hsl", "hsla": return hue(parts)
      default: return nil
      }
    }
    return names[word]
  }

  /// The first colour among the words of a shorthand such as `background`, with the offset of its first byte in the value.
  static func firstColor(in value: String) -> (color: RGBA, offset: Int)? {
    var offset = 0
    for word in words(value) {
      offset = word.offset
      if let color = color(word.text) { return (color, offset) }
    }
    return nil
  }

  /// The words of a value at its outermost level; what is in brackets stays with the word before it.
  static func words(_ value: String) -> [(text: String, offset: Int)] {
    var words: [(text: String, offset: Int)] = []
    var (start, depth): (Int?, Int) = (nil, 0)
    let bytes = Array(value.utf8)
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, byte == 0x20 || byte == UInt8(ascii: ",") || (0x09...0x0d).contains(byte) {
        if let first = start { words.append((String(decoding: bytes[first..<offset], as: UTF8.self), first)) }
        start = nil
      } else if start == nil {
        start = offset
      }
    }
    if let first = start { words.append((String(decoding: bytes[first...], as: UTF8.self), first)) }
    return words
  }

  /// Three, four, six or eight hexadecimal digits.
  private static func hexadecimal(_ digits: Substring) -> RGBA? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Double]
    switch values.count {
    case 3, 4: bytes = values.map { Double($0 * 17) / 255 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
    default: return nil
    }
    return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }

  private static func components(_ parts: [Substring]) -> RGBA? {
    guard parts.count == 3 || parts.count == 4, let red = number(parts[0], full: 255), let green = number(parts[1], full: 255),
      let blue = number(parts[2], full: 255), let alpha = parts.count == 4 ? number(parts[3], full: 1) : 1
    else { return nil }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func hue(_ parts: [Substring]) -> RGBA? {
    guard parts.count == 3 || parts.count == 4, let degrees = Double(parts[0].replacing("deg", with: "")), degrees.isFinite,
      let saturation = number(parts[1], full: 100), let lightness = number(parts[2], full: 100),
      let alpha = parts.count == 4 ? number(parts[3], full: 1) : 1
    else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360) + (degrees < 0 ? 360 : 0)
    func component(_ shift: Double) -> Double {
      let place = (shift + turn / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
    }
    return RGBA(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  /// A number or a share in percent, as a value from 0 to 1.
  private static func number(_ text: Substring, full: Double) -> Double? {
    let isShare = text.hasSuffix("%")
    guard let value = Double(isShare ? text.dropLast() : text), value.isFinite else { return nil }
    return min(max(value / (isShare ? 100 : full), 0), 1)
  }

  /// The named colours that pages use, with `transparent`.
  private static let names: [String: RGBA] = {
    var names = ["transparent": RGBA(white: 0, alpha: 0)]
    let table = """
      black 000 white fff red f00 lime 0f0 blue 00f yellow ff0 cyan 0ff aqua 0ff magenta f0f fuchsia f0f gray 808080 grey 808080 \
      silver c0c0c0 maroon 800000 olive 808000 green 008000 purple 800080 teal 008080 navy 000080 orange ffa500 pink ffc0cb \
      brown a52a2a gold ffd700 tomato ff6347 coral ff7f50 salmon fa8072 crimson dc143c firebrick b22222 darkred 8b0000 \
      darkorange ff8c00 khaki f0e68c beige f5f5dc ivory fffff0 snow fffafa linen faf0e6 seashell fff5ee floralwhite fffaf0 \
      ghostwhite f8f8ff aliceblue f0f8ff azure f0ffff mintcream f5fffa honeydew f0fff0 whitesmoke f5f5f5 gainsboro dcdcdc \
      lightgray d3d3d3 lightgrey d3d3d3 darkgray a9a9a9 darkgrey a9a9a9 dimgray 696969 dimgrey 696969 slategray 708090 \
      slategrey 708090 darkslategray 2f4f4f darkslategrey 2f4f4f lightslategray 778899 lavender e6e6fa antiquewhite faebd7 \
      oldlace fdf5e6 cornsilk fff8dc lightyellow ffffe0 lemonchiffon fffacd wheat f5deb3 tan d2b48c chocolate d2691e \
      sienna a0522d indigo 4b0082 violet ee82ee plum dda0dd orchid da70d6 hotpink ff69b4 deeppink ff1493 royalblue 4169e1 \
      steelblue 4682b4 dodgerblue 1e90ff cornflowerblue 6495ed deepskyblue 00bfff skyblue 87ceeb lightblue add8e6 \
      midnightblue 191970 darkblue 00008b mediumblue 0000cd darkgreen 006400 forestgreen 228b22 seagreen 2e8b57 limegreen 32cd32 \
      lightgreen 90ee90 palegreen 98fb98 turquoise 40e0d0 darkcyan 008b8b cadetblue 5f9ea0 rebeccapurple 663399
      """
    let words = table.split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) { names[String(words[index])] = hexadecimal(words[index + 1]) }
    return names
  }()
}
