import CoreGraphics
import UIKitBase

extension NavigationBarContent {
  /// The place of one button.
  struct Slot {
    /// What is shown there.
    let item: UIBarButtonItem
    /// The view that shows it; `nil` for room between others.
    let view: UIView?

    /// Whether what another item shows is shown here already; only room may be in several places.
    @MainActor func shows(_ other: UIBarButtonItem) -> Bool {
      view != nil && (item === other || (other.customView != nil && other.customView === item.customView))
    }
  }

  /// Shows the buttons that the item has now. Views of buttons that stay are kept, and with them the focus.
  ///
  /// A button that is hidden has no place. One that is in both lists, or twice in one, has the first of its places: the left comes first.
  final func followButtons() {
    let (leftItems, rightItems) = (item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [])
    let old = left + right
    left = slots(for: leftItems, beside: [], old: old)
    right = slots(for: rightItems, beside: left, old: old)
    listen(to: leftItems + rightItems)
    let new = left + right
    for view in old.compactMap(\.view) where !new.contains(where: { $0.view === view }) { release(view) }
    for view in new.compactMap(\.view) { take(view, isNew: !old.contains { $0.view === view }) }
    setNeedsLayout()
  }

  /// The places of a list's items, with the views that they have already.
  private func slots(for items: [UIBarButtonItem], beside others: [Slot], old: [Slot]) -> [Slot] {
    var slots: [Slot] = []
    for item in items where !item.isHidden {
      if item.systemItem?.isSpace == true {
        slots.append(Slot(item: item, view: nil))
      } else if !(others + slots).contains(where: { $0.shows(item) }) {
        let known = old.lazy.compactMap { $0.view as? BarButton }.first { $0.item === item }
        slots.append(Slot(item: item, view: item.customView ?? known ?? BarButton(item)))
      }
    }
    return slots
  }

  /// Hears of changes of these items, and no more of those that were shown before.
  final func listen(to items: [UIBarButtonItem]) {
    for item in heard { item.viewers.remove(self) }
    heard = items
    for item in items { item.viewers.add(self) { $0.followButtons() } }
  }

  // MARK: Views of the app's own

  /// Puts a view into the content, unless it was there before and is in another one by now: whoever showed it last has it.
  final func take(_ view: UIView, isNew: Bool) {
    if view.superview !== self, isNew || view.superview == nil { addSubview(view) }
  }

  /// Takes a view out of the content, unless it is in another one by now.
  final func release(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Takes all views back that are shown here, because the content is about to be seen.
  final func takeAll() {
    for view in (left + right).compactMap(\.view) { take(view, isNew: true) }
    if let titleView { take(titleView, isNew: true) }
  }

  // MARK: Places

  /// The places of a side whose views are here.
  private func placed(_ slots: [Slot]) -> [Slot] { slots.filter { $0.view == nil || $0.view?.superview === self } }

  /// Places the buttons of the left side, the first of which begins at `start`, and returns where the last one ends.
  ///
  /// Behind the way back a gap comes first; gaps are only between views, as room has its own width.
  final func placeLeft(from start: CGFloat, behindView isBehindView: Bool) -> CGFloat {
    var (end, isBehindView) = (start, isBehindView)
    for slot in placed(left) {
      if slot.view != nil, isBehindView { end += Metrics.buttonGap }
      let width = width(of: slot)
      place(slot.view, x: end, width: width)
      end += width
      if slot.view != nil { isBehindView = true }
    }
    return end
  }

  /// Places the buttons of the right side, the first of which ends at `end`, and returns where the last one begins.
  final func placeRight(to end: CGFloat) -> CGFloat {
    var (start, isBeforeView) = (end, false)
    for slot in placed(right) {
      if slot.view != nil, isBeforeView { start -= Metrics.buttonGap }
      let width = width(of: slot)
      start -= width
      place(slot.view, x: start, width: width)
      if slot.view != nil { isBeforeView = true }
    }
    return start
  }

  /// The width of a place, in points.
  private func width(of slot: Slot) -> CGFloat {
    guard let view = slot.view else { return max(0, slot.item.width) }
    if slot.item.width > 0 { return slot.item.width }
    if view is BarButton { return view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width }
    return size(of: view).width
  }

  /// The size of an app's own view: the one it has, or if that is none, the one that suits it.
  final func size(of view: UIView) -> CGSize {
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  /// Puts a button at its place: over the bar's height, an app's own view in the middle of it.
  private func place(_ view: UIView?, x: CGFloat, width: CGFloat) {
    guard let view else { return }
    let height = view is BarButton ? bounds.height : size(of: view).height
    view.frame = CGRect(x: pixelAligned(x), y: pixelAligned((bounds.height - height) / 2), width: width, height: height)
  }
}
