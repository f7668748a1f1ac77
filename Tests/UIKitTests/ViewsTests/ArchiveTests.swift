import Foundation
import Testing
import UIKit

/// Nothing can be read from archives yet, and nothing pretends that it was.
@MainActor struct ArchiveTests {
  @Test func anArchiveGivesNoView() {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIView(coder: archiver) == nil)
    #expect(UIWindow(coder: archiver) == nil)
    #expect(UILabel(coder: archiver) == nil)
    #expect(UISwitch(coder: archiver) == nil)
    #expect(UIControl(coder: archiver) == nil)
    #expect(UIScrollView(coder: archiver) == nil)
    #expect(UITableView(coder: archiver) == nil)
    #expect(UITableViewCell(coder: archiver) == nil)
    #expect(UITableViewHeaderFooterView(coder: archiver) == nil)
    #expect(UIViewController(coder: archiver) == nil)
    #expect(Own(coder: archiver) == nil)
  }

  /// A view written as on iOS.
  private final class Own: UIView {
    let words = ["own"]
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      backgroundColor = .red
    }
  }
}
