import UIKit

/// One card: a rounded ground with a question on it and a smaller line below.
final class CardView: UIControl {
  /// The question.
  private let titleLabel = UILabel()
  /// The line below it.
  private let detailLabel = UILabel()

  /// The lengths of a card, in points.
  private enum Metrics {
    /// From the card’s edge to its texts.
    static let padding: CGFloat = 16
    /// Between the two texts.
    static let lineGap: CGFloat = 6
    /// The corners.
    static let cornerRadius: CGFloat = 10
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Metrics.cornerRadius
    layer.cornerCurve = .continuous
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    titleLabel.numberOfLines = 0
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    addSubview(titleLabel)
    addSubview(detailLabel)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// There is no archive to come from.
  required init?(coder: NSCoder) { nil }

  /// Shows two texts.
  func show(title: String, detail: String) {
    titleLabel.text = title
    detailLabel.text = detail
    accessibilityLabel = title
    accessibilityValue = detail
    setNeedsLayout()
  }

  /// Whether a finger presses the card; its ground is darker then.
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Metrics.padding, height: .greatestFiniteMagnitude)
    let texts = titleLabel.sizeThatFits(room).height + Metrics.lineGap + detailLabel.sizeThatFits(room).height
    return CGSize(width: size.width, height: texts + 2 * Metrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
    let room = CGSize(width: inner.width, height: .greatestFiniteMagnitude)
    titleLabel.frame = CGRect(
      origin: inner.origin, size: CGSize(width: inner.width, height: titleLabel.sizeThatFits(room).height))
    detailLabel.frame = CGRect(
      x: inner.minX, y: titleLabel.frame.maxY + Metrics.lineGap, width: inner.width,
      height: detailLabel.sizeThatFits(room).height)
  }
}
