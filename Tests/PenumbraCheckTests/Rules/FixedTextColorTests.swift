import Testing

@testable import PenumbraCheck

@Suite struct FixedTextColorTests {
  @Test func blackTextIsFoundOnAGroundThatAdapts() {
    MarkedSource.check(
      FixedTextColor.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let label = UILabel(), other = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          1️⃣label.textColor = .black
          other.textColor = .secondaryLabel
        }
      }
      """)
  }

  @Test func theNearestColoredViewIsTheGround() {
    MarkedSource.check(
      FixedTextColor.self, [.warning, .warning],
      """
      import UIKit
      final class Ticket: UIViewController {
        let stub = UIView(), mark = UIView(), photo = UIImageView()
        let seat = UILabel(), gate = UILabel(), hall = UILabel(), row = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          stub.backgroundColor = .white
          mark.backgroundColor = .systemYellow
          seat.textColor = .black
          gate.textColor = .black
          1️⃣hall.textColor = .black
          row.textColor = .black
          stub.addSubview(seat)
          mark.addSubview(gate)
          photo.addSubview(row)
          [stub, mark, photo, hall].forEach { view.addSubview($0) }
        }
      }
      final class Title: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let name = UILabel()
          2️⃣name.textColor = .black
          navigationItem.titleView = name
        }
      }
      """)
  }

  @Test func theColorOfAConfigurationIsThatOfItsButton() {
    MarkedSource.check(
      FixedTextColor.self, [.warning],
      """
      import UIKit
      final class Tools: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .secondarySystemBackground
          addSubview(plain())
          addSubview(filled())
        }
        required init?(coder: NSCoder) { nil }
        func plain() -> UIButton {
          var look = UIButton.Configuration.plain()
          1️⃣look.baseForegroundColor = .black
          return UIButton(configuration: look)
        }
        func filled() -> UIButton {
          var look = UIButton.Configuration.filled()
          look.baseForegroundColor = .black
          return UIButton(configuration: look)
        }
      }
      """)
  }

  @Test func aLabelOfADocumentInACellIsOnlyWorthALook() {
    MarkedSource.check(
      FixedTextColor.self, [.info, .warning],
      """
      import UIKit
      final class Poster: UICollectionViewCell {
        @IBOutlet var name: UILabel!
        let year = UILabel()
        func show() {
          1️⃣name.textColor = .black
          2️⃣year.textColor = .black
          contentView.addSubview(year)
        }
      }
      """)
  }

  @Test func aDarkTextOfSwiftUIIsFoundWhereTheGroundTurnsDark() {
    MarkedSource.check(
      FixedTextColor.self, [.warning, .info],
      """
      import SwiftUI
      extension Color { static let ink = Color(red: 0.1, green: 0.1, blue: 0.12) }
      struct Row: View {
        var body: some View {
          List { Text("Name").foregroundColor(.1️⃣ink) }
        }
      }
      struct Part: View {
        var body: some View { Text("Part").foregroundColor(.2️⃣black) }
      }
      struct Badge: View {
        var body: some View {
          ZStack {
            Color.yellow
            Text("New").foregroundColor(.black)
          }
        }
      }
      struct Cover: View {
        var body: some View {
          List {
            Text("Old").foregroundColor(.black).background(Color.yellow)
            Image("cover").overlay(Text("On").foregroundColor(.black))
            Plate { Text("In").foregroundColor(.black) }
          }
        }
      }
      """)
  }
}
