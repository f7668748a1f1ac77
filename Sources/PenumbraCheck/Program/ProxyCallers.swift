/// Who calls a function that writes appearance proxies: when that is, and whether views are made anew afterwards.
struct ProxyCallers {
  /// Whether the function, or one that calls it, takes views out and puts them in again, so that they ask the proxies once more.
  private(set) var renewViews = false
  /// Whether it is called in other places than those where an app starts.
  private(set) var runLater = false

  /// What puts views in again.
  private static let renewing: Names = ["removeFromSuperview", "rootViewController"]

  /// Looks for calls that fit a function's name and labels; a function that nothing calls runs at an unknown time.
  init(of function: FunctionInfo?, in program: SwiftProgram) {
    // A root controller that is set at the start is the first one, not a new one.
    guard let function, !Self.starts(function) else { return }
    renewViews = function.body?.mentions(Self.renewing) ?? false
    for caller in program.tables.all where caller !== function && !Self.starts(caller) {
      guard let body = caller.body, body.unit.mayHold(function.base) else { continue }
      let calls = body.tree.contains {
        $0.kind == .call && $0.calleeName == function.base && function.takes($0.argumentLabels)
      }
      guard calls else { continue }
      runLater = true
      if body.mentions(Self.renewing) { renewViews = true }
    }
  }

  /// Whether a function runs when an app starts or an object is made.
  static func starts(_ function: FunctionInfo) -> Bool {
    function.role == .initializer || function.base == "main"
      || ["FinishLaunchingWithOptions:", "willConnectTo:"].contains { function.name.contains($0) }
  }
}

extension SwiftProgram {
  /// Whether a property that holds a case of an enumeration is given another one after the start.
  func changes(_ enumeration: String) -> Bool {
    guard let info = tables.types[enumeration] else { return false }
    let names = Set(
      tables.properties.filter { property in
        tables.type(of: property).map { TypeName.plain($0) == info.name || TypeName.plain($0) == enumeration } ?? false
      }.map(\.name))
    guard !names.isEmpty else { return false }
    let units = Set(tables.units.filter { unit in names.contains { unit.mayHold($0) } }.map(\.number))
    return tables.all.contains { function in
      guard let body = function.body, units.contains(body.unit.number), !ProxyCallers.starts(function) else { return false }
      return body.tree.contains { $0.kind == .assign && names.contains($0.first?.name ?? "") }
    }
  }
}
