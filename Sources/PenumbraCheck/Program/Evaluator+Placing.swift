// What is put into what: the views that are added to others.

extension Evaluator {
  /// Methods that put a view into another.
  static let placing: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

  /// The objects of a row, as far as the text names them.
  func objects(in row: Node, _ frame: Frame) -> [Path] {
    row.parts.prefix(32).compactMap { part in
      guard part.kind == .name || part.kind == .member else { return nil }
      let path = object(part, frame)
      return path.names.isEmpty ? nil : path
    }
  }

  /// The first argument of a call; of one that puts a view into another with the objects that are put.
  func placed(by name: String, _ node: Node, _ values: [(label: String, value: Value)], _ frame: Frame) -> Value {
    var value = values.first?.value ?? Value()
    guard Self.placing.contains(name) || name.hasSuffix("Sublayer"), value.objects.isEmpty,
      let argument = node.arguments.first?.first
    else { return value }
    let path = object(argument, frame)
    if !path.names.isEmpty { value.objects = [path] }
    return value
  }

  /// `views.forEach(addSubview)`: puts each element of a row into a view.
  func place(_ row: Value, by method: Node, at node: Node, _ frame: Frame) {
    let name = FunctionInfo.base(of: method.name)
    guard Self.placing.contains(name), method.kind == .name || method.kind == .member else { return }
    let target = method.kind == .member ? method.first.map { object($0, frame) } : frame.own
    emit(.call, name, target: target ?? Path(names: []), value: row, node: node, frame)
  }
}
