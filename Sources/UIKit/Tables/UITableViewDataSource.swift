public import Foundation

/// Who knows what a table shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that comes into view.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No text.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// No text.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
