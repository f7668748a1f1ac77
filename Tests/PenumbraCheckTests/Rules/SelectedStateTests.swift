import Testing

@testable import PenumbraCheck

@Suite struct SelectedStateTests {
  @Test func aTextThatForgetsTheHighlightIsFound() {
    MarkedSource.check(
      SelectedState.self, [.warning],
      """
      import UIKit
      final class Row: UITableViewCell {
        let title = UILabel()
        override func awakeFromNib() {
          super.awakeFromNib()
          selectedBackgroundView = UIView()
          selectedBackgroundView?.backgroundColor = .label
        }
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          1️⃣title.textColor = selected ? .systemBackground : .label
        }
      }
      """)
  }
}
