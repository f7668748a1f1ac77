import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitColors
import UIKitText

/// What a cell looks like: background, corners, separators, selection, accessory.
extension UITableViewCell {
  /// How long a selection takes to fade, in seconds (geometry spec 5.1).
  private static let selectionFade = 0.3

  /// What the initialisers do once all storage is there.
  final func setUpCell() {
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  // MARK: Part in the table

  /// Takes up another part in a table.
  final func roleDidChange(from old: CellRole) {
    if !hasOwnBackground { setBackground(role.style == .plain ? .systemBackground : .secondarySystemGroupedBackground) }
    separator.backgroundColor = role.separatorColor
    topSeparator?.backgroundColor = role.separatorColor
    roundCorners()
    updateSeparators()
    setNeedsLayout()
  }

  /// Rounds the corners that belong to the section's card, of the cell and of what covers its background.
  ///
  /// In other tables the corners are the app's own business.
  final func roundCorners() {
    guard role.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if role.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if role.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    for view in [self, backgroundView, selectedBackgroundView, plainSelection] {
      guard let layer = view?.layer else { continue }
      layer.cornerRadius = role.cornerRadius
      layer.cornerCurve = .continuous
      layer.maskedCorners = corners
    }
  }

  /// Shows the lines that the cell's part asks for; a selected cell and the one above it have none between rows.
  final func updateSeparators() {
    let endsCard = role.isLast && role.style == .insetGrouped
    separator.isHidden = !role.hasSeparators || endsCard || isMarked || isBesideSelection
    let hasTop = role.hasSeparators && role.isFirst && role.style == .grouped
    if hasTop, topSeparator == nil {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = role.separatorColor
      addSubview(line)
      topSeparator = line
    }
    topSeparator?.isHidden = !hasTop
  }

  // MARK: Selection

  /// Whether the cell is shown as selected or touched.
  final var isMarked: Bool { (showsSelected || showsHighlighted) && selectionStyle != .none }

  /// The view that shows the selection.
  private var selectionView: UIView {
    if let selectedBackgroundView { return selectedBackgroundView }
    if let plainSelection { return plainSelection }
    let view = UIView()
    view.backgroundColor = .systemGray4
    plainSelection = view
    roundCorners()
    return view
  }

  /// Shows or hides the view behind the content that marks a cell.
  final func updateSelection(animated: Bool) {
    updateSeparators()
    (superview as? UITableView)?.markingDidChange(of: self)
    guard isMarked || selectedBackgroundView?.superview === self || plainSelection?.superview === self else { return }
    let view = selectionView
    if isMarked {
      view.alpha = 1
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    } else if animated, window != nil {
      UIView.animate(withDuration: Self.selectionFade) {
        view.alpha = 0
      } completion: { [weak self] _ in
        guard let self, !(self.showsSelected || self.showsHighlighted) else { return }
        view.removeFromSuperview()
      }
    } else {
      view.removeFromSuperview()
    }
  }

  /// Ends a fade before its time, because the cell is used for another row.
  final func endSelectionFade() {
    guard !(showsSelected || showsHighlighted) else { return }
    for view in [selectedBackgroundView, plainSelection] where view?.superview === self { view?.removeFromSuperview() }
  }

  /// Takes up another view behind the content.
  final func backgroundViewDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
    roundCorners()
  }

  /// Takes up another view that shows the selection.
  final func selectedBackgroundViewDidChange(from old: UIView?) {
    guard selectedBackgroundView !== old else { return }
    (old ?? plainSelection)?.removeFromSuperview()
    roundCorners()
    updateSelection(animated: false)
  }

  // MARK: Labels

  /// The label of the text.
  final func makeMainLabel() -> UILabel {
    if let mainLabel { return mainLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    mainLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The label of the detail, if the style has one.
  final func makeDetailLabel() -> UILabel? {
    if let detailLabel { return detailLabel }
    let label = UILabel()
    switch style {
    case .default: return nil
    case .value1:
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 12)
    case .subtitle:
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
    }
    detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Accessory

  /// Takes up another sign.
  final func accessoryDidChange() {
    accessoryMark?.removeFromSuperview()
    accessoryMark = nil
    if let kind = CellAccessoryMark.Kind(accessoryType), accessoryView == nil {
      let mark = CellAccessoryMark(kind)
      addSubview(mark)
      accessoryMark = mark
    }
    setNeedsLayout()
  }

  /// Takes up another view in place of the sign.
  final func accessoryViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    accessoryDidChange()
  }
}
