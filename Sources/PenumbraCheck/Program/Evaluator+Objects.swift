// Objects: which one an expression means, and of which type it is.

extension Evaluator {
  /// The object that an expression means; without names when the text does not tell.
  func object(_ node: Node, _ frame: Frame) -> Path {
    switch node.kind {
    // A property whose closure is run stands for itself.
    case .name, .variable: return named(node.name, frame)
    case .member:
      guard let base = node.first else { return Path(names: []) }
      return member(node.name, of: object(base, frame))
    case .implicitMember: return Path(names: ["", node.name])
    case .cast:
      guard let inner = node.first else { return Path(names: []) }
      var path = object(inner, frame)
      path.type = tables.type(TypeName.plain(node.name), from: frame.lexical)?.key ?? TypeName.plain(node.name)
      return path
    case .call: return made(by: node, frame)
    case .subscriptCall:
      guard let base = node.first else { return Path(names: []) }
      let row = object(base, frame)
      return row.names.isEmpty ? row : Path(names: row.names + ["[]"], type: row.type.flatMap { TypeName.element($0) })
    case .binary where node.name == "??": return node.first.map { object($0, frame) } ?? Path(names: [])
    default: return Path(names: [])
    }
  }

  /// What a plain name means.
  private func named(_ name: String, _ frame: Frame) -> Path {
    if name == "self" || name == "super" { return frame.own ?? Path(names: [name], type: frame.lexical) }
    if let local = frame.locals[name] { return local.path ?? Path(names: [name], type: local.type) }
    if let own = frame.own, own.type != nil, let property = tables.property(name, of: own.type) {
      return own.appending(name, type: tables.key(of: property))
    }
    if let lexical = frame.lexical, let property = tables.property(name, of: lexical) {
      return Path(names: [frame.own?.text ?? lexical, name], type: tables.key(of: property))
    }
    if let global = tables.globals[name] { return Path(names: [name], type: tables.key(of: global)) }
    if name.startsUppercase {
      return Path(names: [name], type: "#" + (tables.type(name, from: frame.lexical)?.key ?? name))
    }
    if let type = FrameworkTypes.property[name], let own = frame.own { return own.appending(name, type: type) }
    if let own = frame.own, tables.functions[name] == nil { return own.appending(name, type: nil) }
    return Path(names: [name])
  }

  /// A member of an object.
  func member(_ name: String, of base: Path) -> Path {
    guard !base.names.isEmpty else { return Path(names: [], type: FrameworkTypes.property[name]) }
    if let type = base.type, type.hasPrefix("#") {
      let plain = String(type.dropFirst())
      if let property = tables.property(name, of: plain) { return base.appending(name, type: tables.key(of: property)) }
      if ["shared", "main", "default", "standard", "current"].contains(name) { return base.appending(name, type: plain) }
      if let info = tables.types[plain], info.kind == .enumDecl, info.cases.contains(name) {
        return base.appending(name, type: plain)
      }
      if name.startsUppercase {
        return base.appending(name, type: "#" + (tables.type(plain + "." + name)?.key ?? name))
      }
      return base.appending(name, type: plain == "UIColor" ? "UIColor" : nil)
    }
    if let property = tables.property(name, of: base.type) { return base.appending(name, type: tables.key(of: property)) }
    if ["first", "last"].contains(name), let type = base.type, let element = TypeName.element(type) {
      return base.appending(name, type: element)
    }
    return base.appending(name, type: FrameworkTypes.property[name])
  }

  /// What a call makes or gives.
  private func made(by node: Node, _ frame: Frame) -> Path {
    guard let callee = node.first else { return Path(names: []) }
    switch callee.kind {
    case .name:
      if callee.name.startsUppercase {
        return Path(names: ["new " + callee.name], type: tables.type(callee.name, from: frame.lexical)?.key ?? callee.name)
      }
      let function = (tables.functions(callee.name, of: frame.own?.type) + (tables.functions[callee.name] ?? [])).first
      return Path(names: [callee.name + "()"], type: function?.returnType.map { TypeName.plain($0) })
    case .member:
      guard let base = callee.first else { return Path(names: []) }
      let path = object(base, frame)
      if let type = path.type, type.hasPrefix("#") {
        let plain = String(type.dropFirst())
        if callee.name == "init" { return Path(names: ["new " + plain], type: plain) }
        if callee.name == "appearance" { return Path(names: path.names + ["appearance()"], type: plain) }
        if callee.name.startsUppercase {
          let made = tables.type(plain + "." + callee.name)?.key ?? callee.name
          return Path(names: ["new " + made], type: made)
        }
      }
      let function = tables.functions(callee.name, of: path.plainType).first
      let type = function?.returnType.map { TypeName.plain($0) } ?? Self.typeOfResult[callee.name]
      return path.names.isEmpty ? Path(names: [], type: type) : Path(names: path.names + [callee.name + "()"], type: type)
    case .closure: return Path(names: [], type: ProgramTables.typeOfInitial(node))
    default: return Path(names: [])
    }
  }

  /// The types that common methods of UIKit return.
  private static let typeOfResult: [String: String] = [
    "cellForRow": "UITableViewCell", "dequeueReusableCell": "UITableViewCell", "resolvedColor": "UIColor",
    "withAlphaComponent": "UIColor",
    "cellForItem": "UICollectionViewCell",
  ]
}
