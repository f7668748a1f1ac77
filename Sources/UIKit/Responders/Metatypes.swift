import QuartzCore
public import UIKitBase

/// Makes objects of classes that are known only as values: registered cells, layer classes, scenes and delegates of a configuration.
///
/// Swift refuses `type.init(…)` unless the initialiser is `required`, and UIKit's initialisers cannot be required without breaking
/// every subclass. So each class has a *twin*, a subclass that declares the same initialiser as required. A twin adds nothing to its
/// class, and the initialiser keeps its place in the class's table of methods; called through the twin's type, the place yields the
/// initialiser of the class at hand. A class that has designated initialisers of its own and neither inherits nor overrides this
/// one has a compiler-made stand-in at that place, which stops with "Use of unimplemented initializer 'init(…)' for class '…'".
///
/// The twins are `open`, for the optimiser would otherwise see that nobody overrides them and call their own initialiser. For the
/// same reason nothing here is inlined.
@MainActor
enum Metatypes {
  /// A layer of the given class, by its `init()`.
  @inline(never)
  static func makeLayer(_ type: CALayer.Type) -> CALayer {
    unsafeDowncast(makeObject(type), to: CALayer.self)
  }

  /// A delegate of the given class, by its `init()`; `nil` when the class does not come from `UIResponder` or `NSObject`.
  @inline(never)
  static func makeResponder(_ type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).map(makeObject)
  }

  /// An object of the given class, by its `init()`.
  @inline(never)
  static func makeObject(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _ObjectTwin.Type.self).init()
  }

  /// A scene of the given class, by its `init(session:connectionOptions:)`.
  @inline(never)
  static func makeScene(
    _ type: UIWindowScene.Type, session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    unsafeBitCast(type, to: _SceneTwin.Type.self).init(session: session, connectionOptions: options)
  }

  /// A cell of the given class, by its `init(style:reuseIdentifier:)`.
  @inline(never)
  static func makeCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: _CellTwin.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of the given class, by its `init(reuseIdentifier:)`.
  @inline(never)
  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: _HeaderFooterTwin.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

/// A stand-in for the type of any object that is made from a class value; not for use.
@_documentation(visibility: private)
open class _ObjectTwin: NSObject {
  /// Stands at the place of every class's `init()`.
  public required override init() { super.init() }
}

/// A stand-in for the type of any window scene that is made from a class value; not for use.
@_documentation(visibility: private)
@preconcurrency @MainActor
open class _SceneTwin: UIWindowScene {
  /// Stands at the place of every scene's initialiser.
  public required override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

/// A stand-in for the type of any cell that is made from a class value; not for use.
@_documentation(visibility: private)
@preconcurrency @MainActor
open class _CellTwin: UITableViewCell {
  /// Stands at the place of every cell's initialiser.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the type of any header or footer that is made from a class value; not for use.
@_documentation(visibility: private)
@preconcurrency @MainActor
open class _HeaderFooterTwin: UITableViewHeaderFooterView {
  /// Stands at the place of every header's initialiser.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
