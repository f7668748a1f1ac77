import UIKit

/// The settings screen: a table below a card with the "Dark Mode" switch.
///
/// Station 1 of a switch's journey: the tap arrives in the switch's action; `AppearanceChoice` is next.
final class SettingsViewController: UIViewController {
  /// What is shown and what touches mean.
  let viewModel: SettingsViewModel

  /// The table that fills the screen.
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  /// The card above the rows.
  private let header = SwitchHeaderView(frame: CGRect(x: 0, y: 0, width: 0, height: SwitchHeaderView.height))

  /// A screen that shows what the view model says.
  init(viewModel: SettingsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// There is no archive to come from.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.toggle.addAction(
      UIAction { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.viewModel.setDark(toggle.isOn)
      }, for: .valueChanged)

    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    header.frame.size.width = view.bounds.width
    header.autoresizingMask = .flexibleWidth
    header.title = viewModel.switchTitle
    header.detail = viewModel.switchDetail
    tableView.tableHeaderView = header
    view.addSubview(tableView)
    viewModel.onChange = { [weak self] in self?.showChange() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The table's margins, which the card takes, follow the safe area.
    header.setNeedsLayout()
    // The first moment at which the scene is known and nothing has been seen yet.
    showSwitch(animated: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSwitch(animated: false)
  }

  /// Shows what has changed in the view model; rows out of sight are set up when they come.
  private func showChange() {
    header.detail = viewModel.switchDetail
    showSwitch(animated: true)
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: indexPath) { show(viewModel.sections[indexPath.section][indexPath.row], in: cell) }
    }
  }

  /// Turns the switch to what is seen, unless it stands there.
  private func showSwitch(animated: Bool) {
    let system = (view.window?.windowScene?.traitCollection ?? traitCollection).userInterfaceStyle
    let isDark = viewModel.isDark(system: system)
    if header.toggle.isOn != isDark { header.toggle.setOn(isDark, animated: animated) }
  }

  /// Sets a cell up for a row.
  func show(_ row: SettingsViewModel.Row, in cell: UITableViewCell) {
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.isChosen ? .checkmark : .none
    cell.accessibilityIdentifier = row.identifier
  }
}
