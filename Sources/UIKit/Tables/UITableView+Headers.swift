import CoreGraphics
import UIKitBase

/// Which headers and footers exist: those of the sections in view.
extension UITableView {
  /// The name under which the table uses its own headers and footers again.
  private static let ownName = "UITableView.ownHeaderFooter"

  /// Makes the headers or footers that came into view, gives up those that went, and places them.
  final func tileHeaders(isFooter: Bool) {
    let layout = tableLayout
    var seen: Set<Int> = []
    var section = layout.firstSection(below: bounds.minY)
    while section < layout.sections.count, layout.sections[section].top < bounds.maxY {
      let part = layout.sections[section]
      let frame = CGRect(
        x: 0, y: isFooter ? footerTop(part) : headerTop(part), width: bounds.width, height: isFooter ? part.footer : part.header)
      if frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY, let view = view(of: section, isFooter: isFooter) {
        seen.insert(section)
        if view.frame != frame { view.frame = frame }
      }
      section += 1
    }
    for (section, view) in isFooter ? footers : headers where !seen.contains(section) {
      recycle(view, of: section, isFooter: isFooter)
    }
  }

  /// Where a header stands: in a plain table it stays in view as long as its section does.
  private func headerTop(_ section: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return section.headerTop }
    let top = bounds.minY + adjustedContentInset.top
    return max(section.headerTop, min(top, section.footerTop - section.header))
  }

  /// Where a footer stands: in a plain table it stays in view as long as its section does.
  private func footerTop(_ section: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return section.footerTop }
    let bottom = bounds.maxY - adjustedContentInset.bottom
    return min(section.footerTop, max(bottom - section.footer, section.rowsTop))
  }

  /// The header or footer of a section, made now if need be; `nil` when the section has none.
  private func view(of section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? footers[section] : headers[section] { return view }
    guard let view = makeView(of: section, isFooter: isFooter) else { return nil }
    if isFooter { footers[section] = view } else { headers[section] = view }
    (view as? UITableViewHeaderFooterView)?.role = headerRole(isFooter: isFooter)
    addSubview(view)
    if isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  /// The delegate's view, else one with the data source's text.
  private func makeView(of section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? askedFooters.removeValue(forKey: section) : askedHeaders.removeValue(forKey: section) { return view }
    let given =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section) : delegate?.tableView(self, viewForHeaderInSection: section)
    if let given { return given }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let title else { return nil }
    let view = reuse.header(named: Self.ownName) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.ownName)
    view.textLabel?.text = headerRole(isFooter: isFooter).shown(title)
    return view
  }

  /// Lets a header or footer wait.
  private func recycle(_ view: UIView, of section: Int, isFooter: Bool) {
    if isFooter { footers[section] = nil } else { headers[section] = nil }
    if let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil {
      reuse.add(view)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Lets all headers and footers wait.
  final func recycleHeaders() {
    for (section, view) in headers { recycle(view, of: section, isFooter: false) }
    for (section, view) in footers { recycle(view, of: section, isFooter: true) }
  }
}
