import UIKit

/// The card above the table: a title, a line about what it does at the moment, and a switch.
final class SwitchHeaderView: UIView {
  /// The switch, for whoever acts on it.
  let toggle = UISwitch()

  /// What the switch is for.
  var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      toggle.accessibilityLabel = newValue
      setNeedsLayout()
    }
  }

  /// What holds at the moment.
  var detail: String? {
    get { detailLabel.text }
    set {
      guard newValue != detailLabel.text else { return }
      detailLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// The rounded ground of the card.
  private let card = UIView()
  /// Says what the switch is for.
  private let titleLabel = UILabel()
  /// Says what holds at the moment.
  private let detailLabel = UILabel()

  /// The lengths of the card, in points.
  private enum Metrics {
    /// From the table's top to the card.
    static let top: CGFloat = 16
    /// Between the texts and the switch.
    static let textGap: CGFloat = 16
    /// Between the two lines of text.
    static let lineGap: CGFloat = 2
    /// The card's own height.
    static let cardHeight: CGFloat = 76
    /// The corners of an inset grouped table's sections.
    static let cornerRadius: CGFloat = 10
  }

  /// The height of the whole header, in points.
  static let height = Metrics.top + Metrics.cardHeight

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Metrics.cornerRadius
    card.layer.cornerCurve = .continuous
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 2
    toggle.accessibilityIdentifier = "darkModeSwitch"
    addSubview(card)
    for view in [titleLabel, detailLabel, toggle] { card.addSubview(view) }
  }

  /// There is no archive to come from.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // An inset grouped table sets its rows in by its margins, so the card takes the same.
    let margins = superview?.layoutMargins ?? layoutMargins
    card.frame = CGRect(
      x: margins.left, y: Metrics.top, width: bounds.width - margins.left - margins.right, height: bounds.height - Metrics.top)
    // Rows set their texts in by the same length again, but for what the notch takes.
    let padding = margins.left - (superview?.safeAreaInsets.left ?? 0)
    let inner = card.bounds.insetBy(dx: padding, dy: 0)
    let switchSize = toggle.bounds.size
    toggle.frame.origin = CGPoint(x: inner.maxX - switchSize.width, y: (inner.height - switchSize.height) / 2)

    let width = toggle.frame.minX - Metrics.textGap - inner.minX
    let unbounded = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(unbounded).height
    let detailHeight = detailLabel.sizeThatFits(unbounded).height
    let top = (inner.height - titleHeight - Metrics.lineGap - detailHeight) / 2
    titleLabel.frame = CGRect(x: inner.minX, y: top, width: width, height: titleHeight)
    detailLabel.frame = CGRect(x: inner.minX, y: titleLabel.frame.maxY + Metrics.lineGap, width: width, height: detailHeight)
  }
}
