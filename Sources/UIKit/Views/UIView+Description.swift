import CoreGraphics
import Foundation
import QuartzCore

/// What a view says of itself to a developer.
extension UIView {
  /// The view's class and address.
  nonisolated final var name: String { "<\(Self.name(of: self))>" }

  /// The view in one line, with what differs from a new view's.
  final var line: String {
    var parts = [Self.name(of: self), "frame = \(Self.text(frame))"]
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
    if !isOpaque { parts.append("opaque = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(Self.name(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// An object's class and address.
  nonisolated private static func name(of object: AnyObject) -> String {
    "\(type(of: object)): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
  }

  /// A rectangle as origin and size.
  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height)))"
  }

  /// A number with six digits at most, and none that say nothing.
  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
