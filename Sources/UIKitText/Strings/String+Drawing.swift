public import Foundation

extension String {
  /// Extent in points of the text without any limit; an empty text has the height of its line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    request(attributes).bounds(in: .zero).size
  }

  /// Draws the text into the current context, its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    request(attributes).draw(at: point)
  }

  /// Draws the text into the current context, wrapped at a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    request(attributes).draw(in: rect)
  }

  /// Draws the text into the current context, laid out as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    request(attributes, options, context).draw(in: rect)
  }

  /// Extent in points of the text in a size, laid out as the options say.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    request(attributes, options, context).bounds(in: size)
  }

  /// The call with these attributes over the whole text.
  private func request(
    _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions = [.usesLineFragmentOrigin],
    _ context: NSStringDrawingContext? = nil
  ) -> TextDrawingRequest {
    let font = attributes?[.font] as? UIFont ?? TextDrawingRequest.defaultFont
    return TextDrawingRequest(
      text: NSAttributedString(string: self, attributes: attributes), options: options, context: context,
      emptyHeight: font.lineHeight)
  }
}
