public import UIKitBase

/// The room in which a text view's lines stand.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view whose room this is. It owns this.
  final weak var textView: UITextView?

  /// The distance of lines from the room's sides, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { textView?.shapeDidChange() } } }
}
