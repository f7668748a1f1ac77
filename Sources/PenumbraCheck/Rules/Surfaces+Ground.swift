// On what a view lies: the nearest view around it that has a colour.

extension Surfaces {
  /// The ground of a view.
  struct Ground {
    /// Its colour; nil when nothing tells it.
    var value: Value?
    /// The view whose colour it is; nil for the ground of the class, and when it is not known.
    var source: String?
    /// Whether the text tells in what the view lies.
    var isSure: Bool
    /// Whether it is what the system paints where nothing is said.
    var isUsual = false
    /// Whether something lies between that may have any colour.
    var isHidden = false
  }

  /// Views of a framework that show what lies below them.
  private static let clear: Set<String> = [
    "UIView", "UIStackView", "UIScrollView", "UIControl", "UILayoutGuide", "UICollectionViewCell", "UICollectionReusableView",
  ]

  /// Parts of a view that lie directly on its own ground.
  private static let parts: Set<String> = [
    "contentConfiguration", "textLabel", "detailTextLabel", "imageView", "contentView", "view",
  ]

  /// What lies under a view of a class; for a text, what lies there when it is painted.
  func ground(under path: String, in owner: String, near text: Paint? = nil) -> Ground {
    let roots = grounds(owner)
    let gradients = boards[owner]?.gradients ?? []
    if isBar(type(of: path, in: owner)) {
      let isUsual = !colorsBars
      return Ground(
        value: isUsual ? SystemColors.value("systemBackground") : nil, isSure: isUsual, isUsual: isUsual, isHidden: !isUsual)
    }
    var path = path
    for _ in 0..<32 {
      guard let holder = holder(of: path, in: owner) else {
        // A text that is nobody's part is taken to lie on the ground of its class.
        return gradients.isDisjoint(with: roots)
          ? Ground(value: ground(owner, near: text), isSure: false) : Ground(isSure: false, isHidden: true)
      }
      if gradients.contains(holder) { return Ground(isSure: false, isHidden: true) }
      if roots.contains(holder) { return Ground(value: ground(owner, near: text), isSure: true) }
      if let value = background(of: holder, in: owner, near: text) { return Ground(value: value, source: holder, isSure: true) }
      let type = type(of: holder, in: owner)
      if let own = type.flatMap({ self.ground($0) }) { return Ground(value: own, source: holder, isSure: true) }
      if let value = usual(type) { return Ground(value: value, source: holder, isSure: true, isUsual: true) }
      guard let type else { return Ground(isSure: false) }
      guard isClear(type) else { return Ground(isSure: false, isHidden: true) }
      path = holder
    }
    return Ground(isSure: false)
  }

  /// In what a view lies: where it is put, or the view whose part it is.
  private func holder(of path: String, in owner: String) -> String? {
    if let holder = boards[owner]?.holders[path] { return holder }
    let (names, mark) = Self.split(path)
    guard names.count > 1 else { return nil }
    if names.count == 2, names[0] == "self" {
      // A property says nothing of where it lies, but for those that UIKit puts somewhere.
      return Self.parts.contains(names[1]) && program.tables.property(names[1], of: owner)?.owner == nil ? "self" : nil
    }
    return names.dropLast().joined(separator: ".") + mark
  }

  /// Whether a view is a part of another: `cell.textLabel` of `cell`.
  static func isPart(_ path: String, of whole: String) -> Bool {
    let (part, whole) = (split(path), split(whole))
    return part.mark == whole.mark && part.names.count > whole.names.count && part.names.starts(with: whole.names)
  }

  /// The names of a key, and the mark of its function.
  private static func split(_ path: String) -> (names: [String], mark: String) {
    let parts = path.split(separator: "@", maxSplits: 1)
    guard let first = parts.first else { return ([], "") }
    return (first.split(separator: ".").map(String.init), parts.count > 1 ? "@" + parts[1] : "")
  }

  /// The type of a view of a class.
  func type(of path: String, in owner: String) -> String? {
    if path == "self" { return owner }
    if let type = boards[owner]?.types[path] { return type }
    let (names, mark) = Self.split(path)
    guard mark.isEmpty, names.count == 2, names[0] == "self" else {
      return names.last.flatMap { names.count > 1 ? FrameworkTypes.property[$0] : nil }
    }
    return program.tables.property(names[1], of: owner).flatMap { program.tables.key(of: $0) }
      ?? FrameworkTypes.property[names[1]]
  }

  /// Whether a view of a class is made by a document.
  func isOutlet(_ path: String, in owner: String) -> Bool {
    let (names, mark) = Self.split(path)
    guard mark.isEmpty, names.count > 1, names[0] == "self" else { return false }
    return program.tables.property(names[1], of: owner)?.node.all(.attribute).contains { $0.name == "IBOutlet" } ?? false
  }

  /// The colour that the system gives to views of a type; nil for none, and when it is not known.
  private func usual(_ type: String?) -> Value? {
    let isPainted = ["UITableViewCell", "UITableView", "UITextView"].contains { program.tables.isKind(type, of: $0) }
    // A title in a bar lies on the bar, which adapts unless something in the project colours bars.
    let isBar = type == "UINavigationItem" && !colorsBars
    return isPainted || isBar ? SystemColors.value("systemBackground") : nil
  }

  /// Whether a type is that of a bar, whose tint colours what lies on it.
  private func isBar(_ type: String?) -> Bool {
    ["UINavigationBar", "UITabBar", "UIToolbar"].contains { program.tables.isKind(type, of: $0) }
  }

  /// Whether views of a type show what lies below them.
  private func isClear(_ type: String) -> Bool {
    let first = program.tables.ancestry(type).first { program.tables.types[$0]?.isDeclared != true }
    return first.map { Self.clear.contains($0) } ?? false
  }
}
