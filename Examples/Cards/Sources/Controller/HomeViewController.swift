import UIKit

/// The home screen: the cards of the deck, one below the other.
final class HomeViewController: UIViewController {
  /// What is shown and what touches mean.
  private let viewModel: HomeViewModel
  /// What holds the cards, which may not fit.
  private let scrollView = UIScrollView()
  /// The cards, from the top.
  private var cards: [CardView] = []

  /// The lengths of the screen, in points.
  private enum Metrics {
    /// Around the cards.
    static let margin: CGFloat = 16
    /// Between two cards.
    static let gap: CGFloat = 12
  }

  /// A screen that shows what the view model says.
  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// There is no archive to come from.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    viewModel.onChange = { [weak self] in self?.showRows() }
    showRows()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The deck may have been changed on the settings screen.
    viewModel.update()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scrollView.frame = view.bounds
    let inset = view.safeAreaInsets
    let width = view.bounds.width - inset.left - inset.right - 2 * Metrics.margin
    var y = Metrics.margin
    for card in cards {
      let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      card.frame = CGRect(x: inset.left + Metrics.margin, y: y, width: width, height: height)
      y = card.frame.maxY + Metrics.gap
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y - Metrics.gap + Metrics.margin)
  }

  /// Makes a view for each card.
  private func showRows() {
    navigationItem.title = viewModel.title
    for card in cards { card.removeFromSuperview() }
    cards = viewModel.rows.map { row in
      let card = CardView()
      card.show(title: row.question, detail: row.place)
      card.accessibilityIdentifier = row.identifier
      card.addAction(UIAction { [weak self] _ in self?.viewModel.open(row) }, for: .touchUpInside)
      scrollView.addSubview(card)
      return card
    }
    view.setNeedsLayout()
  }
}
