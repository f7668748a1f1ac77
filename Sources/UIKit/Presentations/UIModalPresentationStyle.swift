/// How a controller that is presented covers what was there.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What suits the controller; a page sheet here.
  case automatic = -2
  /// Not at all: a controller of this style cannot be presented.
  case none = -1
  /// All of the window; what was there leaves it.
  case fullScreen = 0
  /// A card that leaves a strip of what is below at the top.
  case pageSheet = 1
  /// A card; in a wide window a smaller one in the middle.
  case formSheet = 2
  /// All of the window here; what was there leaves it.
  case currentContext = 3
  /// As the controller's ``UIViewController/transitioningDelegate`` says.
  case custom = 4
  /// All of the window; what was there stays below.
  case overFullScreen = 5
  /// All of the window here; what was there stays below.
  case overCurrentContext = 6
  /// A card here.
  case popover = 7

  /// The style that is meant: `automatic` means a page sheet.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether what is presented is a card that rests on what was there.
  ///
  /// Only such content counts as elevated: no source says so of the styles that cover everything, for which the level is inherited
  /// (spec 2.11.3).
  var isSheet: Bool {
    switch resolved {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether what was there leaves the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
