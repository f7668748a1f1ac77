/// Pages that code makes and shows, and that nobody gives a background.
enum BarePages {
  /// Views that show what lies below them, so that a page of them alone has no ground.
  private static let clear: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UIStackView", "UIScrollView", "UISwitch", "UISlider", "UISegmentedControl",
    "UIActivityIndicatorView", "UIProgressView", "UIPageControl",
  ]

  /// The classes of such pages, each with the place of its declaration.
  static func all(in project: ProjectFacts) -> [(owner: String, place: Place)] {
    let surfaces = project.surfaces
    let tables = project.swift.tables
    let documents = Set(project.resources.interfaces.compactMap { $0.path.split(separator: "/").last.map(String.init) })
    let shown = shown(in: project.swift)
    let painted = surfaces.paintedPages
    return shown.sorted().compactMap { owner in
      guard let type = tables.types[owner], let node = type.node, tables.ancestry(owner).dropFirst().first == "UIViewController",
        tables.children[owner] == nil, !surfaces.paintsPage(of: owner), !painted.contains(owner),
        !hasViewOfItsOwn(type, surfaces),
        !documents.contains(type.name + ".xib"), !documents.contains(type.name.replacing("Controller", with: "") + ".xib")
      else { return nil }
      let children = surfaces.boards[owner]?.holders.filter { $0.value == "self.view" }.map(\.key) ?? []
      let kinds = children.map { surfaces.type(of: $0, in: owner) ?? "" }
      guard !kinds.isEmpty, kinds.allSatisfy(clear.contains), kinds.contains("UILabel") else { return nil }
      return (owner, node.place)
    }
  }

  /// Whether a controller makes its view, or is shown over what lies below it.
  private static func hasViewOfItsOwn(_ type: TypeInfo, _ surfaces: Surfaces) -> Bool {
    let isPresented = ["modalPresentationStyle", "preferredContentSize", "view", "transitioningDelegate"].contains {
      surfaces.sets(type.key, $0)
    }
    return isPresented || type.functions["loadView"] != nil || type.properties["view"] != nil
      || !(surfaces.boards[type.key]?.gradients.isEmpty ?? true)
  }

  /// The calls that show a controller.
  private static let showing: Names = ["pushViewController", "present"]
  /// What is set where a page is to show what lies below it, or comes in a bubble.
  private static let overlaying: Names = ["modalPresentationStyle", "transitioningDelegate"]

  /// The classes of controllers that code makes and pushes or presents.
  private static func shown(in program: SwiftProgram) -> Set<String> {
    var shown: Set<String> = []
    for unit in program.tables.units where unit.mayHold(showing) {
      guard let root = unit.root else { continue }
      for call in root.tree where call.kind == .call && showing.contains(call.calleeName) {
        guard let argument = call.arguments.first?.first else { continue }
        let made = argument.kind == .name ? argument.variable(named: argument.name)?.initial ?? argument : argument
        guard made.kind == .call, made.calleeName.startsUppercase, !made.argumentLabels.contains("nibName"),
          let key = program.tables.type(made.calleeName, from: call.typeAround?.name)?.key,
          call.functionAround?.mentions(overlaying) != true
        else { continue }
        shown.insert(key)
      }
    }
    return shown
  }
}

extension Surfaces {
  /// Whether a controller, or a class above it, gives its page a background.
  fileprivate func paintsPage(of owner: String) -> Bool {
    program.tables.ancestry(owner).contains { key in
      paints(key, "backgroundColor").contains { $0.path == "self.view" || $0.path == "self.view.layer" }
    }
  }

  /// The classes of controllers whose pages others give a background.
  fileprivate var paintedPages: Set<String> {
    Set(boards.keys.flatMap { key in paints(key, "backgroundColor").compactMap { controller(of: $0, in: key) } })
  }

  /// The class of the controller whose view is painted; nil when it is not known.
  func controller(of paint: Paint, in owner: String) -> String? {
    let names = paint.event.target.names
    guard names.count > 1, names.last == "view" else { return nil }
    let holder = names[names.count - 2]
    if names.first == "self", names.count == 3 {
      return program.tables.property(holder, of: owner).flatMap { program.tables.key(of: $0) }
    }
    guard names.count == 2, let variable = paint.event.node.variable(named: holder) else { return nil }
    let type =
      variable.declaredType.isEmpty ? variable.initial.flatMap { ProgramTables.typeOfInitial($0) } : variable.declaredType
    return type.flatMap { program.tables.type($0, from: owner)?.key ?? $0 }
  }
}
