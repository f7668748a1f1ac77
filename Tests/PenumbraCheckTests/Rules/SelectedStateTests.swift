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

  @Test func aTextThatAMethodColorsIsFound() {
    MarkedSource.check(
      SelectedState.self, [.warning, .info],
      """
      import UIKit
      final class Entry: UITableViewCell {
        let title = UILabel()
        override func awakeFromNib() {
          super.awakeFromNib()
          selectedBackgroundView = UIView()
        }
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          1️⃣color(active: selected)
        }
        func color(active: Bool) { title.textColor = active ? .white : .label }
      }
      final class Track: UITableViewCell {
        let title = UILabel()
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          contentView.backgroundColor = selected ? .systemBlue : .clear
          2️⃣title.textColor = selected ? .white : .label
        }
      }
      """)
  }
}
