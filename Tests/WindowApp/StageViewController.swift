import Penumbra
import UIKit

/// A ground with a square in the tint at 40, 40, a switch of the appearance at 40, 100 and a label; keys do the rest.
///
/// | key | does |
/// |---|---|
/// | n | opens a window of 300 × 200 points |
/// | d, l | chooses dark, light |
/// | c | presents a card |
/// | f | adds a field called "Name" and lets it be edited |
/// | t | gives the scene a title, and lets a task, the main queue and a timer say something a moment later |
final class StageViewController: UIViewController {
  private let toggle = UISwitch(frame: CGRect(x: 40, y: 100, width: 51, height: 31))

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let square = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    square.backgroundColor = .tintColor
    view.addSubview(square)
    toggle.addAction(
      UIAction { [weak self] action in self?.choose((action.sender as? UISwitch)?.isOn == true ? .dark : .light) },
      for: .valueChanged)
    view.addSubview(toggle)
    let label = UILabel(frame: CGRect(x: 110, y: 100, width: 150, height: 31))
    label.text = "Dark Mode"
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    if toggle.isOn != isDark { toggle.isOn = isDark }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.charactersIgnoringModifiers {
      case "n": UIApplication.shared.connectScene(size: CGSize(width: 300, height: 200))
      case "d": choose(.dark)
      case "l": choose(.light)
      case "c": presentCard()
      case "f": addField()
      case "t": saySomethingLater()
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  /// Chooses an appearance with a cross-fade.
  private func choose(_ choice: AppearanceChoice) {
    do { try AppearanceOverride.shared.choose(choice, animated: true) } catch { say("\(error)") }
  }

  /// Says a word by each way in which work comes to the main thread later.
  private func saySomethingLater() {
    view.window?.windowScene?.title = "Later"
    Task {
      try? await Task.sleep(nanoseconds: 100_000_000)
      say("task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { say("main queue") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in say("timer") }
    DispatchQueue.global().async { DispatchQueue.main.async { say("from elsewhere") } }
  }

  /// Adds a field that says what is typed into it.
  private func addField() {
    let field = UITextField(frame: CGRect(x: 40, y: 150, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Name"
    field.addAction(UIAction { [weak field] _ in say("field \(field?.text ?? "")") }, for: .editingChanged)
    view.addSubview(field)
    if field.becomeFirstResponder() { say("field there") }
  }

  /// Presents a card that says when it has gone.
  private func presentCard() {
    let card = CardViewController()
    card.view.backgroundColor = .systemBackground
    present(card, animated: false) { say("card there") }
  }
}

/// A card.
final class CardViewController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("card gone")
  }
}
