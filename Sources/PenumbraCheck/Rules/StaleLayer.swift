/// What the rules for colours of layers share: a CGColor of a dynamic colour, given to a layer and not given again after a switch.
enum StaleLayer {
  /// The findings for some properties of layers.
  static func findings(_ rule: any Rule.Type, _ properties: Set<String>, what: String, in project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let masks = masks(in: program)
    let writes = program.staleWrites { event in
      properties.contains(event.name) && event.value.form == .cgColor && !masks.contains(event.target.names.last ?? "")
        && !(event.responsible.map { project.surfaces.isPinned($0) } ?? false) && !isTransient(event)
        && !program.tables.isKind(event.responsible, of: "CALayer") && !event.guards.contains(.otherTrait)
    }
    return writes.compactMap { write in
      // What a guard on the window delays is the matter of another rule.
      guard !write.onlyInWindow else { return nil }
      return Finding(
        place: write.place, rule: rule.identifier, kind: rule.kinds[0], severity: write.severity,
        message: message(write, what: what), fix: fix(write, program), related: write.related)
    }
  }

  /// Whether a layer is a local one that the same function takes out again, as ripples and flashes are.
  private static func isTransient(_ event: Event) -> Bool {
    guard !event.target.isOwn, let name = event.target.names.first, event.node.unit.mayHold("removeFromSuperlayer"),
      let function = event.node.functionAround
    else { return false }
    return function.tree.contains {
      $0.kind == .call && $0.calleeName == "removeFromSuperlayer" && $0.receiver?.lastName == name
    }
  }

  /// The names of layers that are masks: of their colours only the opacity counts.
  private static func masks(in program: SwiftProgram) -> Set<String> {
    let writes = program.entries(named: "mask").flatMap(\.events).filter { $0.kind == .write && $0.name == "mask" }
    return Set(writes.compactMap { $0.node.part(1)?.lastName }.filter { !$0.isEmpty && $0 != "layer" }).union(["mask"])
  }

  /// What will be seen.
  private static func message(_ write: StaleWrite, what: String) -> String {
    let sure = write.sureness == .yes ? "keeps" : "may keep"
    return
      "The \(what) \(sure) the colour of the style in which it was set, because a CGColor does not adapt and nothing sets it again"
  }

  /// How to mend it.
  private static func fix(_ write: StaleWrite, _ program: SwiftProgram) -> String {
    let owner = write.event.responsible.map { " of \($0)" } ?? ""
    if let info = write.event.responsible.flatMap({ program.tables.types[$0] }), info.kind == .structDecl {
      let made = info.parents.contains("UIViewControllerRepresentable") ? "UIViewController" : "UIView"
      return "Set \(write.event.name) again in update\(made)(_:context:)\(owner)"
    }
    return "Set \(write.event.name) again in traitCollectionDidChange(_:) or a handler of registerForTraitChanges(_:)\(owner)"
  }
}
