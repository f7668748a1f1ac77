import QuartzCore
import UIKitBase
import UIKitColors
import UIKitTraits

/// Yes-or-no state of a view.
struct ViewState: OptionSet {
  /// One bit for each member.
  let rawValue: UInt16
  /// Subviews follow a change of size by their autoresizing masks.
  static let autoresizesSubviews = ViewState(rawValue: 1 << 0)
  /// Touches reach the view.
  static let userInteraction = ViewState(rawValue: 1 << 1)
  /// The background color depends on traits.
  static let dynamicBackground = ViewState(rawValue: 1 << 2)
  /// The view stands in the list of those that hand their colors to their layers in this frame.
  static let colorsPending = ViewState(rawValue: 1 << 3)
  /// The view takes several touches at a time.
  static let multipleTouch = ViewState(rawValue: 1 << 4)
  /// Besides its background, a subclass hands dynamic colors to layers.
  static let ownColors = ViewState(rawValue: 1 << 5)
  /// The view says that it covers its bounds.
  static let opaque = ViewState(rawValue: 1 << 6)
  /// The view may override what tells of a change of its traits, or somebody registered for one.
  static let observesTraits = ViewState(rawValue: 1 << 7)
  /// A method for properties or constraints read traits.
  static let hasRareReads = ViewState(rawValue: 1 << 8)
  /// The view waits for `updateProperties`, and for that stands in the queue of its phase.
  static let needsProperties = ViewState(rawValue: 1 << 9)
  static let propertiesQueued = ViewState(rawValue: 1 << 10)
  /// The view waits for `updateConstraints`, and for that stands in the queue of its phase.
  static let needsConstraints = ViewState(rawValue: 1 << 11)
  static let constraintsQueued = ViewState(rawValue: 1 << 12)
  /// The view, or one that is or was inside it, has a tint or a way to show it of its own.
  static let tintInside = ViewState(rawValue: 1 << 13)

  /// Sets or clears one bit.
  mutating func set(_ member: ViewState, _ on: Bool) {
    if on { insert(member) } else { remove(member) }
  }
}

/// What few views have; made when first needed, so that a plain view stays small.
@MainActor
final class RareViewState {
  /// The controller whose view this is. It owns the view, and may go on any thread and so before the view hears of it.
  weak var controller: UIViewController?
  /// The tint that was set, not an inherited one.
  var tint: UIColor?
  /// How the tint is shown.
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether the view's traits say which tint holds.
  var saysTint = false
  /// The margins that were set.
  var layoutMargins: UIEdgeInsets?
  /// The recognizers that watch the view.
  var recognizers: [UIGestureRecognizer]?
  /// The app's own number.
  var tag = 0
  /// What assistive technology and tests call the view.
  var accessibilityIdentifier: String?
  var isAccessibilityElement: Bool?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  /// The safe area last told to the view.
  var toldSafeArea: UIEdgeInsets?
  /// Those who want to hear of changes of the view's traits.
  var registrations: TraitRegistrations?
  /// The traits that the methods for properties and constraints read.
  var reads = RareReads()
}
