import CoreGraphics
public import Foundation
import UIKitColors

extension NSAttributedString {
  /// Extent in points of the text without any limit; paragraphs are one line each.
  public func size() -> CGSize {
    TextDrawingRequest(text: self).layout().size
  }

  /// Draws the text into the current context, its top left corner at a point; without a colour it is black.
  public func draw(at point: CGPoint) {
    TextDrawingRequest(text: self).draw(at: point)
  }

  /// Draws the text into the current context, wrapped at a rectangle's width; lines below its bottom are left out.
  public func draw(in rect: CGRect) {
    TextDrawingRequest(text: self, options: [.usesLineFragmentOrigin]).draw(in: rect)
  }

  /// Draws the text into the current context, laid out as the options say.
  ///
  /// - Parameters:
  ///   - rect: its width limits lines and its height their number; zero sets no limit.
  ///   - options: see `NSStringDrawingOptions`.
  ///   - context: takes back the extent drawn.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    TextDrawingRequest(text: self, options: options, context: context).draw(in: rect)
  }

  /// Extent in points of the text in a size, laid out as the options say and not rounded.
  ///
  /// Without `usesLineFragmentOrigin` it is that of one line, and the origin lies at the line's top, above the baseline at 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawingRequest(text: self, options: options, context: context).bounds(in: size)
  }
}
