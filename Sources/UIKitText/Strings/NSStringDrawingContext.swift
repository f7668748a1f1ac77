public import Foundation

/// Takes back what measuring or drawing a text found out.
open class NSStringDrawingContext: NSObject {
  /// The extent in points of what was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
