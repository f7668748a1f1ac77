/// A constant holds what a dynamic colour was when the constant was made.
///
/// A `static let`, a global constant or a stored property that is made from `.cgColor`, from a picture that is drawn, or from components of
/// a dynamic colour is computed once in a process (or once an object), in whatever style came first. All who use it show that style.
///
/// ## Example
///
///     static let skyStops: [CGColor] = [sunrise.cgColor, dusk.cgColor]
///
/// ## Fix
///
/// Make it a computed property, so that it is resolved at each use, or keep the UIColors.
///
/// ## Blind spots
///
/// A constant that is only read in drawing code and made by a function of another module is not seen.
enum ResolvedConstant: Rule {
  static let identifier = "resolved-constant"
  static let kinds = ["A5"]
  static let severity = Severity.warning
  static let abstract = "a constant holds what a dynamic colour was when the constant was made"

  static func check(_ project: ProjectFacts) -> [Finding] {
    project.swift.constants.compactMap { constant in
      let (property, value) = (constant.property, constant.value)
      guard value.frozen == .yes, [.cgColor, .image, .color, .attributes].contains(value.form) else { return nil }
      // A variable of an object is set again by whoever refreshes it; that is seen at its assignments.
      let keys = project.swift.refreshed.keys
      if !property.isShared, let owner = property.owner, keys.contains([owner, "self", property.name]) { return nil }
      if !property.isShared, !property.node.flags.contains(.isLet), value.form == .image { return nil }
      let kind = property.isShared ? "This constant" : "This property"
      let kept = property.isShared ? "for the life of the process" : "for the life of the object"
      return finding(
        at: property.node.place,
        "\(kind) keeps the \(noun(value.form)) of the style in which it was made, \(kept)",
        fix: "Make '\(property.name)' a computed property, or keep the dynamic colours and resolve them where they are used")
    }
  }

  /// What is kept.
  private static func noun(_ form: Value.Form) -> String {
    switch form {
    case .image: "picture"
    case .attributes: "attributes"
    default: "colours"
    }
  }
}
