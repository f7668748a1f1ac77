import Foundation

/// What a page or style sheet says about light and dark.
package struct WebFacts: Facts, Hashable {
  /// The text has a `html`, `head` or `body` element, or a document type: it is a page, not a piece of one.
  var isPage = false
  /// The first element of the page.
  var pagePosition: TextPosition?
  /// Where the page says that it has a dark form: `color-scheme`, a media query, `light-dark()`, or a theme class.
  var darkSupport: [TextPosition] = []
  /// Where the page says that it is light only.
  var lightPin: TextPosition?
  /// Colours that are written as numbers or names.
  var colors: [Declaration] = []
  /// Colours that are the value of a custom property which the text itself does not declare.
  var references: [Reference] = []
  /// Colours whose value is interpolated from the program around the text.
  var interpolations: [Interpolation] = []
  /// Style sheets that the page asks for.
  var sheets: [Sheet] = []

  /// A colour given to something on the page.
  struct Declaration: Hashable, Codable, Sendable {
    /// The property or attribute, in lower case: `background-color`, `color`, `--page`, `bgcolor`.
    var property: String
    /// What it is given to: a selector, or the name of the element that has the attribute.
    var selector: String
    var color: RGBA
    var scheme: Scheme
    var position: TextPosition

    /// Colours the page as a whole.
    var isOfPage: Bool {
      selector.split(separator: ",").contains { part in
        ["html", "body", ":root", "*", "html body"].contains(part.trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
      }
    }
    /// Fills an area.
    var isGround: Bool { property == "background" || property == "background-color" || property == "bgcolor" }
    /// Colours text.
    var isText: Bool { property == "color" || property == "text" }
  }

  /// A colour that is the value of a custom property: `color: var(--ink, black)`.
  struct Reference: Hashable, Codable, Sendable {
    /// The declaration; its colour is the one behind the comma, when there is one.
    var declaration: Declaration
    /// The custom property.
    var name: String
    /// Whether there is a colour behind the comma.
    var hasColor: Bool

    /// What it comes to with the declarations of some texts: the value for the page in its scheme.
    func resolved(in colors: [Declaration]) -> Declaration? {
      let known = colors.filter { $0.property == name && ($0.isOfPage || $0.selector == declaration.selector) }
      guard let value = known.last(where: { $0.scheme == declaration.scheme }) ?? known.last(where: { $0.scheme == .any }) else {
        return hasColor ? declaration : nil
      }
      var resolved = declaration
      resolved.color = value.color
      return resolved
    }
  }

  /// Takes the colours that the text itself declares for its custom properties.
  mutating func resolveReferences() {
    let open = references
    references = []
    var declared = Dictionary(grouping: colors.filter { $0.property.hasPrefix("--") }, by: \.property)
    for reference in open {
      if let known = declared[reference.name], let resolved = reference.resolved(in: known) {
        colors.append(resolved)
        // One custom property may be the value of another.
        if resolved.property.hasPrefix("--") { declared[resolved.property, default: []].append(resolved) }
      } else {
        references.append(reference)
      }
    }
  }

  /// A value from outside.
  struct Interpolation: Hashable, Codable, Sendable {
    var property: String
    /// The source text between the brackets.
    var expression: String
    var position: TextPosition
  }

  /// When a declaration holds.
  enum Scheme: String, Hashable, Codable, Sendable {
    /// Whatever the mode is.
    case any
    /// In dark mode only.
    case dark
    /// In light mode only.
    case light
  }

  /// A style sheet that is asked for.
  struct Sheet: Hashable, Codable, Sendable {
    /// As it is written.
    var address: String
    /// When it holds.
    var scheme: Scheme
    var position: TextPosition
  }
}
