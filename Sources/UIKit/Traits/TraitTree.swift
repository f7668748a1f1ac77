// A picture of the tree of traits in text: who has which style, and whose override decided it.

import UIKitTraits

extension UITraitEnvironment {
  /// The object and everything in it, one line each, with the style that holds for it and where that comes from.
  ///
  /// Penumbra's own: Apple's UIKit has nothing like it.
  ///
  /// ```
  /// UIWindow  dark (its own override)
  ///   SettingsViewController  dark (from UIWindow)
  ///     UITableView  dark (from UIWindow)
  ///       UILabel “name”  light (its own override)
  /// ```
  ///
  /// A line ends with `, out of date` where an update pass has still to come by. The text is for people; its form may change.
  public var penumbraTraitTree: String {
    guard let node = TraitTree.node(of: self) else { return "\(TraitTree.name(of: self))  not in a tree of traits\n" }
    return TraitTree.text(below: node)
  }
}

/// Writes the tree of traits down.
@MainActor
enum TraitTree {
  /// The node of an object of ours.
  static func node(of environment: any UITraitEnvironment) -> TraitNode? {
    if let screen = environment as? UIScreen { return screen.traitNode }
    return (environment as? any TraitObserver)?.environmentNode
  }

  /// The lines of a node and of all below.
  static func text(below node: TraitNode, depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text =
      "\(indent)\(name(of: node.owner))  \(style(of: node)) (\(source(of: node)))\(isStale(node) ? ", out of date" : "")\n"
    var child = node.firstChild
    while let current = child {
      text += self.text(below: current, depth: depth + 1)
      child = current.next
    }
    return text
  }

  /// What an object is called: its type, and its accessibility identifier if it is a view that has one.
  static func name(of object: AnyObject) -> String {
    let type = String(describing: type(of: object))
    guard let identifier = (object as? UIView)?.accessibilityIdentifier else { return type }
    return "\(type) “\(identifier)”"
  }

  /// The style that holds for a node.
  private static func style(of node: TraitNode) -> String {
    switch node.storage[UITraitUserInterfaceStyle.self] {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }

  /// Whose override decided a node's style: the nearest one up the tree.
  private static func source(of node: TraitNode) -> String {
    var top = node
    while !top.overrides.contains(UITraitUserInterfaceStyle.self) {
      guard let parent = top.parent else { return top === UIScreen.main.traitNode ? "from the system" : "as predicted" }
      top = parent
    }
    return top === node ? "its own override" : "from \(name(of: top.owner))"
  }

  /// Whether a pass would give a node other traits.
  private static func isStale(_ node: TraitNode) -> Bool { node.upcomingStorage !== node.storage }
}
