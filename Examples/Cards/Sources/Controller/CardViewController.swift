import UIKit

/// The screen of one card, which a button of the bar turns over.
final class CardViewController: UIViewController {
  /// What is shown and what touches mean.
  private let viewModel: CardViewModel
  /// The card.
  private let card = CardView()

  /// The distance of the card from the edges, in points.
  private let margin: CGFloat = 16

  /// A screen that shows what the view model says.
  init(viewModel: CardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  /// There is no archive to come from.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    card.accessibilityIdentifier = "openCard"
    view.addSubview(card)
    let button = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.turn() })
    button.accessibilityIdentifier = "turnButton"
    navigationItem.rightBarButtonItem = button
    show()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let inset = view.safeAreaInsets
    let width = view.bounds.width - inset.left - inset.right - 2 * margin
    card.frame = CGRect(
      x: inset.left + margin, y: inset.top + margin, width: width,
      height: card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// Turns the card over, with a fade.
  private func turn() {
    viewModel.turn()
    UIView.transition(with: card, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction]) { self.show() }
  }

  /// Shows what the view model says.
  private func show() {
    card.show(title: viewModel.question, detail: viewModel.detail)
    navigationItem.rightBarButtonItem?.title = viewModel.turnTitle
    view.setNeedsLayout()
  }
}
