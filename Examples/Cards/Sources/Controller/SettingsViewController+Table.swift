import UIKit

/// The rows and the gaps between them.
extension SettingsViewController: UITableViewDataSource, UITableViewDelegate {
  /// What cells of the two kinds are called while they wait to be used again.
  private enum Reuse {
    /// A cell with a value at its end.
    static let value = "value"
    /// A cell that can have a checkmark.
    static let choice = "choice"
  }

  /// The gaps of the table, in points.
  private enum Gap {
    /// Above the rows of the first section.
    static let aboveFirstSection: CGFloat = 16
    /// Between two sections.
    static let betweenSections: CGFloat = 5
    /// Below the rows of the last section.
    static let belowLastSection: CGFloat = 16
    /// A header of height 0 would count as one without a wish.
    static let none = CGFloat.leastNonzeroMagnitude
  }

  func numberOfSections(in tableView: UITableView) -> Int { viewModel.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = viewModel.sections[indexPath.section][indexPath.row]
    let (identifier, style): (String, UITableViewCell.CellStyle) =
      row.detail == nil ? (Reuse.choice, .default) : (Reuse.value, .value1)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    show(row, in: cell)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.select(viewModel.sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? Gap.aboveFirstSection : Gap.none
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    section == viewModel.sections.count - 1 ? Gap.belowLastSection : Gap.betweenSections
  }
}
