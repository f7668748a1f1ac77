/// What is known of a value in a program as far as light and dark are concerned.
///
/// The two questions that all rules ask: does it adapt by itself (a dynamic colour), and was it fixed at some moment from something
/// that adapts (a CGColor of a dynamic colour, a picture drawn with one, a colour chosen by a test of the style).
package struct Value: Sendable {
  /// What kind of value it is.
  package enum Form: Sendable {
    case unknown, color, cgColor, image, attributes, attributed, text, boolean, style, number, object
  }

  /// How sure something is.
  package enum Sureness: Int, Sendable, Comparable {
    case no, perhaps, yes
    package static func < (a: Sureness, b: Sureness) -> Bool { a.rawValue < b.rawValue }
  }

  /// How a value lost its ability to adapt.
  package enum Loss: Sendable, Hashable {
    /// A test of the style chose it.
    case styleTest
    /// `resolvedColor(with:)`.
    case resolved
    /// `cgColor` or a `CIColor`.
    case converted
    /// Its components were read.
    case components
    /// It was drawn into a picture.
    case drawn
  }

  /// What kind it is.
  package var form = Form.unknown
  /// Whether it adapts by itself.
  package var adapts = Sureness.no
  /// Whether it was fixed from something that adapts.
  package var frozen = Sureness.no
  /// How it was fixed.
  package var loss: Loss?
  /// Where it was fixed.
  package var lossNode: Node?
  /// Whether it is known to be the same in both styles.
  package var isFixed = false
  /// The parameters of the function under evaluation that it depends on, a bit each.
  package var parameters: UInt64 = 0
  /// For a test of the style: whether truth means dark; nil when it cannot be told.
  package var truth: Bool?
  /// A text, number or name that it is, when it is known.
  package var literal: String?
  /// For a picture: drawn in its own colours whatever the tint.
  package var isOriginal = false
  /// Whether a call resolved it for given traits before it was converted.
  package var wasResolved = false
  /// What only few values have; nil for all others.
  private var details: Details?

  /// What only few values have, kept apart so that the many others are small: they are copied with each step of the evaluation.
  private final class Details: Sendable {
    /// The parts.
    struct Parts: Sendable {
      var light, dark: RGBA?
      var choice: String?
      var bare: [Node] = []
      var inks: [Ink] = []
      var provider: Node?
      var fields: [String: Value] = [:]
      var objects: [Path] = []
    }

    /// The parts of a value that has none.
    static let none = Parts()
    /// What is kept.
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  /// The parts that only few values have.
  private var parts: Details.Parts {
    get { details?.parts ?? Details.none }
    set { details = Details(newValue) }
  }

  /// Its components in light, when they are known.
  package var light: RGBA? {
    get { details?.parts.light }
    set { if details != nil || newValue != nil { parts.light = newValue } }
  }
  /// Its components in dark, when they are known.
  package var dark: RGBA? {
    get { details?.parts.dark }
    set { if details != nil || newValue != nil { parts.dark = newValue } }
  }
  /// The enumeration of the project whose case decides it, such as the themes of an app.
  package var choice: String? {
    get { details?.parts.choice }
    set { if details != nil || newValue != nil { parts.choice = newValue } }
  }
  /// The attributes and runs of attributed text that name no colour.
  package var bare: [Node] {
    get { details?.parts.bare ?? [] }
    set { if details != nil || !newValue.isEmpty { parts.bare = newValue } }
  }
  /// The colours of attributed text: where they stand, and what they are.
  package var inks: [Ink] {
    get { details?.parts.inks ?? [] }
    set { if details != nil || !newValue.isEmpty { parts.inks = newValue } }
  }
  /// The closure that chooses it, when the project wrote one.
  package var provider: Node? {
    get { details?.parts.provider }
    set { if details != nil || newValue != nil { parts.provider = newValue } }
  }

  /// For an object of the project: what it was made with, by the names of its properties, as far as that can matter.
  package var fields: [String: Value] {
    get { details?.parts.fields ?? [:] }
    set { if details != nil || !newValue.isEmpty { parts.fields = newValue } }
  }

  /// The objects that it is or may be: the views of a row, or the one that is put into another.
  package var objects: [Path] {
    get { details?.parts.objects ?? [] }
    set { if details != nil || !newValue.isEmpty { parts.objects = newValue } }
  }

  /// A colour of a run of text.
  package struct Ink: Sendable {
    /// Where it is set.
    package var node: Node
    /// Whether it is the background of the run.
    package var isBackground: Bool
    /// Its components.
    package var color: RGBA
  }

  /// Takes over components, or that they are not known.
  mutating func know(light: RGBA?, dark: RGBA?) {
    guard details != nil || light != nil || dark != nil else { return }
    var parts = parts
    (parts.light, parts.dark) = (light, dark)
    self.parts = parts
  }

  /// A colour that is the same in both styles.
  static func fixed(_ color: RGBA?) -> Value {
    var value = Value()
    value.form = .color
    value.know(light: color, dark: color)
    value.isFixed = true
    return value
  }

  /// A colour that adapts.
  static func adaptive(light: RGBA?, dark: RGBA?, _ sureness: Sureness = .yes) -> Value {
    var value = Value()
    value.form = .color
    value.know(light: light, dark: dark)
    // A system colour with the same value in both styles still differs with contrast; it is left alone.
    value.adapts = light != nil && light == dark ? .no : sureness
    value.isFixed = light != nil && light == dark
    return value
  }

  /// A value of a kind of which nothing else is known.
  static func of(_ form: Form) -> Value {
    var value = Value()
    value.form = form
    return value
  }

  /// What is known when it can be either of two values.
  func joined(_ other: Value) -> Value {
    var value = self
    if value.form == .unknown { value.form = other.form }
    value.adapts = max(adapts, other.adapts)
    value.takeLoss(of: other)
    value.joinDetails(of: other)
    value.isFixed = isFixed && other.isFixed
    value.parameters |= other.parameters
    if other.literal != literal { value.literal = nil }
    if other.truth != truth { value.truth = nil }
    value.isOriginal = isOriginal || other.isOriginal
    value.wasResolved = wasResolved && other.wasResolved
    return value
  }

  /// The part of ``joined(_:)`` that few values need.
  private mutating func joinDetails(of other: Value) {
    guard details !== other.details else {
      if let inks = details?.parts.inks, !inks.isEmpty { self.inks += inks.prefix(16) }
      return
    }
    var (mine, others) = (parts, other.parts)
    if others.light != mine.light { mine.light = nil }
    if others.dark != mine.dark { mine.dark = nil }
    mine.choice = mine.choice ?? others.choice
    mine.bare += others.bare.filter { !mine.bare.contains($0) }.prefix(16)
    mine.inks += others.inks.prefix(16)
    mine.fields = [:]
    mine.objects = Array((mine.objects + others.objects.filter { !mine.objects.contains($0) }).prefix(16))
    parts = mine
  }

  /// Takes over how another value was fixed, when that is surer.
  mutating func takeLoss(of other: Value) {
    if other.frozen > frozen { (frozen, loss, lossNode) = (other.frozen, other.loss, other.lossNode) }
  }

  /// Is fixed by a test of the style that stands around, unless it is fixed already.
  mutating func choose(at tested: Node?) {
    if let tested, frozen < .yes { (frozen, loss, lossNode) = (.yes, .styleTest, tested) }
  }

  /// Depends on the case of an enumeration, when it is a colour that the cases do not agree about.
  mutating func depend(on enumeration: String?) {
    guard let enumeration, form == .color, adapts != .yes, light == nil || light != dark else { return }
    choice = enumeration
  }

  /// This value after something fixed it at this moment; a value that does not adapt stays as it is.
  func fixed(by loss: Loss, at node: Node, as form: Form) -> Value {
    var value = self
    value.form = form
    value.adapts = .no
    if adapts > frozen {
      value.frozen = adapts
      value.loss = loss
      value.lossNode = node
    }
    return value
  }

  /// Opacity in light, when it is known.
  var isClear: Bool { light?.alpha == 0 && dark?.alpha == 0 }
}

/// Which object a value belongs to, as far as the text tells: `self.button.layer`.
package struct Path: Sendable, Hashable {
  /// The names from the root: `self`, a local name, a type's name.
  package var names: [String]
  /// The type of the object at its end, if known.
  package var type: String?

  /// The type at its end, without the mark of a type that is meant itself.
  var plainType: String? { type.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 } }

  /// The path as text.
  package var text: String { names.joined(separator: ".") }
  /// Whether it leads from the object whose code runs.
  package var isOwn: Bool { names.first == "self" }

  /// A path that leads on from this.
  func appending(_ name: String, type: String?) -> Path { Path(names: names + [name], type: type) }

  package static func == (a: Path, b: Path) -> Bool { a.names == b.names }
  package func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
