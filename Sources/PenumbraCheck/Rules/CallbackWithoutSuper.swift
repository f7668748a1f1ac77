/// A trait callback does not call `super`, is written in a class that never gets it, or is registered for other traits than the
/// style although it sets colours.
///
/// Controllers and cells of UIKit do work of their own in the callback.
///
/// ## Example
///
///     override func traitCollectionDidChange(_ previous: UITraitCollection?) {
///       jump.layer.borderColor = UIColor.separator.cgColor
///     }
///
/// ## Fix
///
/// Call `super` first; register for `UITraitUserInterfaceStyle`.
///
/// ## Blind spots
///
/// What a superclass of another module does in the callback is not known.
enum CallbackWithoutSuper: Rule {
  static let identifier = "callback-without-super"
  static let kinds = ["D2"]
  static let severity = Severity.warning
  static let abstract = "a trait callback does not call super, or is never called"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var found: [Finding] = []
    for function in program.tables.all where function.name == "traitCollectionDidChange(_:)" {
      guard let owner = function.owner, let body = function.body, let type = program.tables.types[owner] else { continue }
      let ancestry = program.tables.ancestry(owner)
      if function.node.flags.contains(.isOverride) {
        let calls = body.tree.contains {
          $0.kind == .member && $0.name == "traitCollectionDidChange" && $0.first?.name == "super"
        }
        // A direct subclass of UIView has nothing above it that does anything.
        let direct = type.parents.first == "UIView"
        if !calls {
          found.append(
            finding(
              at: function.node.place, "The callback does not call super, so the class above does not learn of the change",
              fix: "Call super.traitCollectionDidChange(_:) first", severity: direct ? .info : .warning))
        }
      } else if type.kind == .classDecl,
        ancestry.contains("CALayer") || ancestry.last == "NSObject" && !ancestry.contains("UIView")
      {
        found.append(
          finding(
            at: function.node.place, "UIKit never calls this method on '\(type.name)', which is no view or controller",
            fix: "Let the view that owns the object pass the change on"))
      }
    }
    return found + registrations(program)
  }

  /// Registrations for other traits whose handlers set colours.
  private static func registrations(_ program: SwiftProgram) -> [Finding] {
    var found: [Finding] = []
    for entry in program.entries(named: "registerForTraitChanges") {
      for event in entry.events where event.kind == .call && event.name == "registerForTraitChanges" && event.depth == 0 {
        guard let list = event.node.arguments.first?.first else { continue }
        let traits = list.tree.filter { $0.kind == .name }.map(\.name).filter { $0.hasPrefix("UITrait") }
        guard !traits.isEmpty, !traits.contains("UITraitUserInterfaceStyle"), !traits.contains("UITraitCollection") else {
          continue
        }
        let range = event.node.index..<event.node.end
        var paints = entry.events.contains {
          $0.kind == .write && range.contains($0.site.index) && $0.value.frozen > .no && $0.value.form == .cgColor
        }
        if let action = event.node.arguments.compactMap(\.first).first(where: { $0.kind == .selector })?.first {
          let base = FunctionInfo.base(of: action.name)
          let numbers = Set(program.tables.functions(base, of: entry.owner).map(\.number))
          paints =
            paints
            || program.fixingEntries.contains { other in
              other.function.map { numbers.contains($0.number) } ?? false
                && other.events.contains { $0.kind == .write && $0.value.frozen > .no && $0.value.form == .cgColor }
            }
        }
        guard paints else { continue }
        found.append(
          finding(
            at: event.node.place,
            "The handler sets colours, but is not registered for the style, so it does not run after a switch",
            fix: "Add UITraitUserInterfaceStyle.self to the list"))
      }
    }
    return found
  }
}
