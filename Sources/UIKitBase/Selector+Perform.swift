// Calling a method of an object by its name.

extension NSObject {
  /// Whether a method of this name was registered in ``MethodTable`` for the object's class or one of its superclasses.
  public func responds(to aSelector: Selector) -> Bool {
    MethodTable.method(aSelector, of: type(of: self)) != nil
  }

  /// Calls the method named `aSelector` on this thread. An unknown name is reported to the developer, and nothing is called.
  ///
  /// - Returns: The method's result as an object, `nil` for none. It lives at least until the next `perform` on the same thread.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    performMethod(aSelector, [])
  }

  /// Calls the method named `aSelector` with one argument; see ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    performMethod(aSelector, [object])
  }

  /// Calls the method named `aSelector` with two arguments; see ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
    performMethod(aSelector, [object1, object2])
  }

  /// Calls a method by name and wraps its result.
  private func performMethod(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let method = MethodTable.method(selector, of: type(of: self)) else {
      MethodTable.reportUnknown(selector, of: type(of: self))
      return nil
    }
    // Objective-C calls on whatever thread the caller is, without asking; so the closure's isolation is dropped here.
    let call = unsafeBitCast(method, to: (@Sendable (AnyObject, [Any?]) -> Any?).self)
    guard let result = call(self, MethodTable.fit(arguments, to: selector)) else { return nil }
    let object = result as AnyObject
    Thread.current.threadDictionary[lastResultKey] = object
    return .passUnretained(object)
  }
}

/// Where a thread keeps its last result alive, as an autorelease pool would.
private let lastResultKey = "UIKitBase.Selector.lastResult"

extension MethodTable {
  /// As many arguments as `selector` has colons: the first ones of `arguments`, `nil` for those that are not there.
  package static func fit(_ arguments: [Any?], to selector: Selector) -> [Any?] {
    let count = selector.argumentCount
    return arguments.count >= count
      ? Array(arguments.prefix(count))
      : arguments + Array(repeating: nil, count: count - arguments.count)
  }

  /// Tells the developer that `receiver` has no method of that name, and the cure; once for each class and name.
  package static func reportUnknown(_ selector: Selector, of receiver: AnyClass) {
    let type = String(reflecting: receiver)
    Diagnostics.report(
      """
      \(type) has no method named "\(selector)", so nothing was called. \
      Register it with MethodTable.register(\(type).self, "\(selector)") { … }.
      """,
      once: "MethodTable \(type) \(selector)")
  }
}
