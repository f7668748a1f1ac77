public import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// The text above or below a section of a table, or a place for other content there.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which a table uses the view again; `nil` for a view that is used once.
  public final let reuseIdentifier: String?

  /// The place for the view's content.
  public final let contentView = UIView()

  /// The view's part in its table.
  final var role = HeaderRole() { didSet { if role != oldValue { roleDidChange() } } }

  /// The label, once it was asked for.
  final var mainLabel: UILabel?

  // MARK: Making a header or footer

  /// A view that a table finds by `reuseIdentifier` when it is to use it again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view that is used once; a table gives it another frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  /// Called before the view is used for another section; an override undoes what that may not want.
  open func prepareForReuse() {}

  // MARK: Content

  /// The label of the text, which gets its font and color from the table's style. It is made when first asked for.
  open var textLabel: UILabel? {
    if let mainLabel { return mainLabel }
    let label = UILabel()
    label.numberOfLines = 0
    mainLabel = label
    contentView.addSubview(label)
    roleDidChange()
    return label
  }

  /// A view behind the content; in a plain table an opaque one unless set, for rows pass below a header that stays.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: As a view

  /// Places content and text; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    guard let mainLabel else { return }
    let width = role.textWidth(in: bounds.width)
    let height = mainLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    mainLabel.frame = CGRect(x: role.textStart, y: textTop(height: height), width: width, height: height)
  }

  /// The height that the text asks for in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let mainLabel else { return bounds.size }
    let width = role.textWidth(in: size.width)
    let text = mainLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: size.width, height: role.height(forText: text))
  }

  /// Where text of the given height begins: at a distance from the rows, or in a plain table in the middle.
  private func textTop(height: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    let top: CGFloat =
      switch (role.style, role.isFooter) {
      case (.plain, _): (bounds.height - height) / 2
      case (_, false): bounds.height - HeaderRole.gapBelowHeader - height
      case (_, true): HeaderRole.gapAboveFooter
      }
    return (top * scale).rounded() / scale
  }

  /// Takes up another part in a table.
  private func roleDidChange() {
    if let mainLabel {
      mainLabel.font = role.font
      mainLabel.textColor = role.textColor
    }
    if role.style == .plain, backgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemBackground
      backgroundView = view
    }
    setNeedsLayout()
  }
}

/// A header's or footer's part in its table, and the figures that follow from it (geometry spec 5.2).
struct HeaderRole: Equatable {
  /// The table's style.
  var style = UITableView.Style.grouped
  /// Whether it stands below the rows.
  var isFooter = false
  /// The distance of the text from the view's left and right edge, in points.
  var textStart: CGFloat = 16
  var textEnd: CGFloat = 16

  /// The distances of text from the rows, in points.
  static let gapBelowHeader: CGFloat = 6
  static let gapAboveFooter: CGFloat = 8
  /// The distance of a header's text from what is above, in the first section and in others: one line makes 55.5 and 38 points.
  private static let gapAboveFirstHeader: CGFloat = 33.5
  private static let gapAboveHeader: CGFloat = 16
  /// The distance of a footer's text from its end, in points.
  private static let gapBelowFooter: CGFloat = 6
  /// The least height of a header in a plain table, and of what is above and below its text, in points.
  private static let plainHeight: CGFloat = 28
  private static let plainGaps: CGFloat = 6
  /// The empty space above a header in a plain table, in points.
  private static let plainPadding: CGFloat = 22
  /// The heights of empty headers and footers of grouped tables (geometry spec 5.1 and 5.2), in points.
  private static let firstGap: CGFloat = 35
  private static let gap: CGFloat = 17.5

  /// The text's font.
  var font: UIFont { style == .plain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13) }

  /// The text's color (appearance spec 7).
  var textColor: UIColor { style == .plain ? .label : .secondaryLabel }

  /// The text as it is shown: capitals above the rows of a grouped table.
  func shown(_ title: String) -> String { style != .plain && !isFooter ? title.uppercased() : title }

  /// The width that is left to text.
  func textWidth(in width: CGFloat) -> CGFloat { max(0, width - textStart - textEnd) }

  /// The empty space above a header, unless the table says otherwise.
  var padding: CGFloat { style == .plain ? Self.plainPadding : 0 }

  /// The height of a header or footer with nothing in it.
  func emptyHeight(isFirst: Bool) -> CGFloat {
    style == .plain ? 0 : isFirst && !isFooter ? Self.firstGap : Self.gap
  }

  /// The height of a header or footer around text of the given height; `isFirst` tells whether it belongs to the first section.
  func height(forText text: CGFloat, isFirst: Bool = false) -> CGFloat {
    switch (style, isFooter) {
    case (.plain, false): max(Self.plainHeight, text + Self.plainGaps)
    case (_, false): (isFirst ? Self.gapAboveFirstHeader : Self.gapAboveHeader) + text + Self.gapBelowHeader
    case (_, true): Self.gapAboveFooter + text + Self.gapBelowFooter
    }
  }
}
