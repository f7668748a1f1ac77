import Testing

@testable import PenumbraCheck

@Suite struct FixedBackgroundTests {
  @Test func aWhiteGroundIsFoundUnderATextThatAdapts() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣view.backgroundColor = .white
          view.addSubview(label)
        }
      }
      final class Pinned: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .light
          view.backgroundColor = .white
        }
      }
      """)
  }

  @Test func aWhiteCardIsFoundByTheTextsThatArePutIntoIt() {
    MarkedSource.check(
      FixedBackground.self, [.warning, .warning],
      """
      import UIKit
      final class Offer: UIViewController {
        private let panel = UIView(), seal = UIView(), price = UILabel(), code = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          1️⃣panel.backgroundColor = .white
          seal.backgroundColor = .white
          code.textColor = .black
          let row = UIStackView(arrangedSubviews: [price])
          panel.addSubview(row)
          seal.addSubview(code)
          [panel, seal].forEach(view.addSubview)
          let strip = UIView()
          2️⃣strip.backgroundColor = UIColor(white: 0.95, alpha: 1)
          let note = UILabel()
          strip.addSubview(note)
          view.addSubview(strip)
        }
      }
      """)
  }

  @Test func aCellIsAGroundWhereverItIsColored() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Towns: UITableViewController {
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "town", for: path)
          1️⃣cell.backgroundColor = .white
          return cell
        }
        override func tableView(_ list: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
          cell.backgroundColor = .white
          cell.textLabel?.textColor = .black
        }
      }
      """)
  }

  @Test func whatAMethodIsToldByItsCallersCounts() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Help: UIViewController {
        let answer = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣dress(page: .white)
        }
        func dress(page: UIColor) {
          view.backgroundColor = page
          view.addSubview(answer)
        }
      }
      final class About: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          dress(page: .systemBackground)
        }
        func dress(page: UIColor) { view.backgroundColor = page }
      }
      """)
  }

  @Test func aFieldOrListThatIsWhiteIsFound() {
    MarkedSource.check(
      FixedBackground.self, [.warning, .warning],
      """
      import UIKit
      final class Form: UIViewController {
        let name = UITextField(), card = UITextField(), rows = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣name.backgroundColor = .white
          card.backgroundColor = .white
          card.textColor = .black
          2️⃣rows.backgroundColor = .white
        }
      }
      """)
  }

  @Test func theGroundOfAConfigurationIsThatOfItsCell() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Setting: UICollectionViewListCell {
        let name = UILabel()
        override func updateConfiguration(using state: UICellConfigurationState) {
          var ground = UIBackgroundConfiguration.listGroupedCell()
          1️⃣ground.backgroundColor = .white
          backgroundConfiguration = ground
        }
      }
      """)
  }

  @Test func aWhiteBarIsFoundAndAChoiceOfTheAppIsNot() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Feed: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣navigationController?.navigationBar.barTintColor = .white
        }
        func wear(night: Bool) {
          if night { view.backgroundColor = .black } else { view.backgroundColor = .white }
        }
      }
      """)
  }

  @Test func whatACellShowsByItselfTurnsWhite() {
    MarkedSource.check(
      FixedBackground.self, [.warning, .warning],
      """
      import UIKit
      final class Plain: UITableViewCell {
        func show(_ text: String) {
          1️⃣backgroundColor = .white
          textLabel?.text = text
        }
      }
      final class Modern: UICollectionViewListCell {
        func show(_ text: String) {
          2️⃣contentView.backgroundColor = .white
          var content = defaultContentConfiguration()
          content.text = text
          contentConfiguration = content
        }
      }
      final class Dark: UICollectionViewListCell {
        func show(_ text: String) {
          contentView.backgroundColor = .white
          var content = defaultContentConfiguration()
          content.textProperties.color = .black
          contentConfiguration = content
        }
      }
      """)
  }

  @Test func aFieldOfADocumentAndABarWithDarkTitlesAreOnlyWorthALook() {
    MarkedSource.check(
      FixedBackground.self, [.info, .info],
      """
      import UIKit
      final class Form: UIViewController {
        @IBOutlet var name: UITextField!
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣name.backgroundColor = .white
          2️⃣navigationController?.navigationBar.barTintColor = .white
        }
      }
      final class Look {
        func wear(_ bar: UINavigationBar) { bar.titleTextAttributes = [.foregroundColor: UIColor.black] }
      }
      """)
  }

  @Test func aWhiteGroundOfSwiftUIIsFoundUnderATextThatAdapts() {
    MarkedSource.check(
      FixedBackground.self, [.warning, .warning],
      """
      import SwiftUI
      struct Article: View {
        var body: some View {
          VStack {
            Text("Title").font(.headline)
            Text("More").foregroundColor(.secondary)
          }
          .padding()
          .background(Color.1️⃣white)
        }
      }
      struct Card: View {
        var body: some View {
          HStack {
            if true { Text("Name") }
          }
          .background(RoundedRectangle(cornerRadius: 8).2️⃣fill(Color.white))
        }
      }
      struct Ticket: View {
        var body: some View {
          VStack {
            Text("Seat").foregroundColor(.black)
            Button("Buy") {}
          }
          .background(Color.white)
        }
      }
      struct Poster: View {
        var body: some View { Text("Name").background(Color(.systemBackground)) }
      }
      """)
  }
}
