import UIKit

// Every fault in this file is here on purpose; see README.md beside it.

/// Colours of the screen.
enum ReadingColors {
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 1) : .white
  }
  static let fade: [CGColor] = [paper.cgColor, UIColor.clear.cgColor]
}

extension UIImage {
  /// A picture of one colour.
  static func filled(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}

/// One book of the list.
final class BookCard: UIView {
  private let title = UILabel()
  private let progress = CAShapeLayer()
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = ReadingColors.paper.cgColor
    progress.strokeColor = UIColor.secondaryLabel.cgColor
    title.textColor = UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)
    layer.addSublayer(progress)
    addSubview(glass)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}

/// The list of books.
final class ReadingListViewController: UITableViewController {
  private let search = UITextField()
  private let spinner = UIActivityIndicatorView(style: .gray)
  private let hint = UILabel()
  private let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    hint.textColor = traitCollection.userInterfaceStyle == .dark ? .lightGray : .darkGray
    search.keyboardAppearance = .dark
    more.setBackgroundImage(.filled(.tertiarySystemFill), for: .normal)
    tableView.tableHeaderView = search
    tableView.backgroundView = spinner
    tableView.tableFooterView = hint
  }

  /// The name of the picture behind the list.
  private var pictureName: String {
    UIScreen.main.traitCollection.userInterfaceStyle == .dark ? "shelf-night" : "shelf-day"
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    tableView.reloadData()
  }
}
