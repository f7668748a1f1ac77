// The kind of list that the interface is part of.

/// The kind of list that content is part of.
public enum UIListEnvironment: Int, Sendable {
  /// Not set.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A list in groups that reach from side to side.
  case grouped = 3
  /// A list in groups with rounded corners.
  case insetGrouped = 4
  /// A list at the side.
  case sidebar = 5
  /// A plain list at the side.
  case sidebarPlain = 6
}

/// The trait of the kind of list around.
public enum UITraitListEnvironment: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 6 }
}

extension UITraitCollection {
  /// Makes a collection in which only the kind of list around is set.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  /// The kind of list around.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  /// The kind of list around.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
