// Palettes as JSON and as CSS.

import Foundation
import UIKit

extension ColorPalette {
  /// The palette as JSON: for each role its colour in each variant, for each pair its contrast in each.
  public var json: String {
    let rows = roles.map { role in
      let values = AppearanceVariant.allCases.map { "\(quoted($0.name)): \(quoted(hex(role, $0) ?? ""))" }
      return "    {\"role\": \(quoted(role.rawValue)), \"colors\": {\(values.joined(separator: ", "))}}"
    }
    let measures = contrasts().map { pair, contrasts in
      let values = AppearanceVariant.allCases.map { variant in
        let contrast = contrasts[variant]
        let ratio = Self.number(contrast?.ratio ?? 1)
        return "\(quoted(variant.name)): {\"ratio\": \(ratio), \"lightness\": \(Self.number(contrast?.lightnessDifference ?? 0))}"
      }
      return "    {\"front\": \(quoted(pair.front.rawValue)), \"ground\": \(quoted(pair.ground.rawValue)), "
        + "\"contrast\": {\(values.joined(separator: ", "))}}"
    }
    return "{\n  \"colors\": [\n" + rows.joined(separator: ",\n") + "\n  ],\n  \"pairs\": [\n"
      + measures.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  /// The palette as CSS custom properties that follow the style and contrast of the page.
  ///
  /// A browser that knows `light-dark()` follows the element's own `color-scheme`; an older one the system's preference. Levels do not
  /// exist in CSS.
  public var css: String {
    func rules(_ indent: String, _ value: (ColorRole) -> String) -> String {
      zip(roles, cssNames).map { role, name in "\(indent)\(name): \(value(role));\n" }.joined()
    }
    func hex(_ role: ColorRole, dark: Bool, contrast: Bool) -> String {
      (self.hex(role, AppearanceVariant(isDark: dark, isHighContrast: contrast)) ?? "transparent").lowercased()
    }
    func block(contrast: Bool, indent: String) -> String {
      let inner = indent + "  "
      let fixed = rules(inner) { hex($0, dark: false, contrast: contrast) }
      let dark = rules(inner + "  ") { hex($0, dark: true, contrast: contrast) }
      let both = rules(inner + "  ") {
        "light-dark(\(hex($0, dark: false, contrast: contrast)), \(hex($0, dark: true, contrast: contrast)))"
      }
      return "\(indent):root {\n\(contrast ? "" : inner + "color-scheme: light dark;\n")\(fixed)\(indent)}\n"
        + "\(indent)@media (prefers-color-scheme: dark) {\n\(inner):root {\n\(dark)\(inner)}\n\(indent)}\n"
        + "\(indent)@supports (color: light-dark(#000, #fff)) {\n\(inner):root {\n\(both)\(inner)}\n\(indent)}\n"
    }
    return block(contrast: false, indent: "") + "@media (prefers-contrast: more) {\n" + block(contrast: true, indent: "  ")
      + "}\n"
  }

  /// The names of the custom properties, in the order of the roles: letters, digits and dashes; where two would be equal, numbered.
  public var cssNames: [String] {
    var seen: [String: Int] = [:]
    return roles.map { role in
      var name = ""
      for character in role.rawValue {
        if character.isUppercase, let last = name.last, last != "-" { name += "-" }
        name += character.isASCII && (character.isLetter || character.isNumber) ? character.lowercased() : "-"
      }
      seen[name, default: 0] += 1
      let number = seen[name, default: 1]
      return "--" + (name.isEmpty ? "color" : name) + (number > 1 ? "-\(number)" : "")
    }
  }

  /// A text in quotes, as JSON writes it.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number with two digits after the point.
  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
