import CoreGraphics
import UIKitBase

/// Where things are in a cell (geometry spec 5.3).
extension UITableViewCell {
  /// The distance of text from the top and bottom of a cell that grows with it, in points.
  private static let textMargin: CGFloat = 11

  /// The distance between texts, and between content and accessory, in points.
  private static let lineGap: CGFloat = 3
  private static let columnGap: CGFloat = 6
  private static let accessoryGap: CGFloat = 8

  /// The width of the left column of `value2`, in points.
  private static let nameWidth: CGFloat = 91

  /// The least height of a row, in points.
  static let leastHeight: CGFloat = 44

  /// The thickness of a separator: one device pixel.
  private var hairline: CGFloat { 1 / max(layer.contentsScale, 1) }

  /// The nearest device pixel.
  private func aligned(_ value: CGFloat) -> CGFloat { (value / hairline).rounded() * hairline }

  /// What stands at the right: the app's view, else the sign.
  private var accessory: (view: UIView, margin: CGFloat)? {
    if let accessoryView { return (accessoryView, role.margin) }
    return accessoryMark.map { ($0, role.margin + $0.kind.extraMargin) }
  }

  /// The height of the content: the cell's, less the separator where the table has separators.
  private var contentHeight: CGFloat { max(0, bounds.height - (role.hasSeparators ? hairline : 0)) }

  /// The width of the content in a cell of the given width.
  private func contentWidth(in width: CGFloat) -> CGFloat {
    guard let accessory else { return width }
    return max(0, width - accessory.margin - accessory.view.bounds.width - Self.accessoryGap)
  }

  /// Puts everything in its place.
  final func layoutCell() {
    let bounds = bounds
    backgroundView?.frame = bounds
    for view in [selectedBackgroundView, plainSelection] where view?.superview === self { view?.frame = bounds }
    contentView.frame = CGRect(x: 0, y: 0, width: contentWidth(in: bounds.width), height: contentHeight)
    if let (view, margin) = accessory {
      let size = view.bounds.size
      // Centred, half points going down.
      let y = ((contentHeight - size.height) / 2 * 2).rounded(.up) / 2
      view.frame = CGRect(origin: CGPoint(x: bounds.width - margin - size.width, y: y), size: size)
    }
    layoutSeparators()
    layoutLabels()
  }

  /// Puts the lines in the last, and in a grouped section also the first, pixel row of the cell.
  private func layoutSeparators() {
    let inset = role.isLast && role.style == .grouped ? .zero : separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - hairline, width: max(0, bounds.width - inset.left - inset.right), height: hairline)
    topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
  }

  // MARK: Labels

  /// The part of the content between its margins; beside an accessory the gap to it is margin enough.
  private func textSpan(in width: CGFloat) -> (left: CGFloat, width: CGFloat) {
    let right = accessory == nil ? role.margin : 0
    return (role.margin, max(0, contentWidth(in: width) - role.margin - right))
  }

  /// The size of a label's text, in at most the given width.
  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The sizes of both texts in a span of the given width, as the style shares it out.
  private func textSizes(in width: CGFloat) -> (main: CGSize, detail: CGSize) {
    switch style {
    case .default: return (size(of: mainLabel, width: width), .zero)
    case .value1:
      let detail = size(of: detailLabel, width: width)
      let free = detail.width > 0 ? max(0, width - detail.width - Self.columnGap) : width
      return (size(of: mainLabel, width: free), detail)
    case .value2:
      let free = max(0, width - Self.nameWidth - Self.columnGap)
      return (size(of: mainLabel, width: Self.nameWidth), size(of: detailLabel, width: free))
    case .subtitle: return (size(of: mainLabel, width: width), size(of: detailLabel, width: width))
    }
  }

  /// The height of texts of the given sizes: one below the other, or side by side.
  private func height(of main: CGSize, _ detail: CGSize) -> CGFloat {
    guard style == .subtitle else { return max(main.height, detail.height) }
    return main.height + detail.height + (main.height > 0 && detail.height > 0 ? Self.lineGap : 0)
  }

  /// Puts the labels where the style wants them.
  private func layoutLabels() {
    guard mainLabel != nil || detailLabel != nil else { return }
    let (left, width) = textSpan(in: bounds.width)
    let (main, detail) = textSizes(in: width)
    let middle = contentHeight / 2
    switch style {
    case .default: place(mainLabel, x: left, width: width, height: main.height, middle: middle)
    case .value1:
      place(mainLabel, x: left, width: main.width, height: main.height, middle: middle)
      place(detailLabel, x: left + width - detail.width, width: detail.width, height: detail.height, middle: middle)
    case .value2:
      place(mainLabel, x: left, width: Self.nameWidth, height: main.height, middle: middle)
      let start = Self.nameWidth + Self.columnGap
      place(detailLabel, x: left + start, width: max(0, width - start), height: detail.height, middle: middle)
    case .subtitle:
      let whole = height(of: main, detail)
      let top = middle - whole / 2
      place(mainLabel, x: left, width: width, height: main.height, middle: top + main.height / 2)
      place(detailLabel, x: left, width: width, height: detail.height, middle: top + whole - detail.height / 2)
    }
  }

  /// Gives a label its frame, on whole device pixels.
  private func place(_ label: UILabel?, x: CGFloat, width: CGFloat, height: CGFloat, middle: CGFloat) {
    label?.frame = CGRect(x: x, y: aligned(middle - height / 2), width: width, height: height)
  }

  /// The size that the labels ask for in a width.
  final func fittingSize(in size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let (main, detail) = textSizes(in: textSpan(in: width).width)
    let line = role.hasSeparators ? hairline : 0
    let height = aligned(height(of: main, detail) + 2 * Self.textMargin + line)
    return CGSize(width: width, height: max(Self.leastHeight, height))
  }
}
