import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitTraits

/// The line at which text is typed: 2 points wide, in the tint (geometry spec 6.4).
///
/// It is seen for half a second and hidden for half a second from the moment of the last change on, by the surface's clock: so frames
/// without a screen are the same each time, and a still window makes two frames a second, each of which touches the caret alone.
final class Caret: UIView {
  /// Its width, and by how much it is higher than a line, in points (geometry spec 6.4).
  static let width: CGFloat = 2
  static let extraHeight: CGFloat = 1.5

  /// How long it is seen, and hidden, in seconds. AD-HOC: Apple names no figure.
  static let phase: Double = 0.5

  /// Whether it is shown, be it seen or hidden at the moment.
  private(set) var isShown = false

  /// What wakes it when it is to be seen or hidden next.
  private let alarm = FrameAlarm()

  /// A caret that is nowhere yet.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    hasOwnColors = true
    // In front of the text.
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the caret at a place in its superview, and lets its time begin anew.
  func show(at place: CGRect) {
    if frame != place { frame = place }
    isShown = true
    applyOwnColors()
    turn(on: true, at: CACurrentMediaTime())
  }

  /// Hides the caret; no frame is made for it any more.
  func hide() {
    alarm.cancel()
    isShown = false
    isHidden = true
  }

  /// Shows or hides the caret from a time on, for half a second; frames that come late move no later time.
  private func turn(on: Bool, at time: Double) {
    isHidden = !on
    guard let scene = window?.windowScene else { return }
    let next = max(time + Self.phase, CACurrentMediaTime())
    alarm.set(in: scene, at: next) { [weak self] in self?.turn(on: !on, at: next) }
  }

  /// Hides the caret; who shows it does so again with the next layout.
  override func leaveFrames() {
    super.leaveFrames()
    hide()
  }

  override func applyOwnColors() { layer.backgroundColor = tintColor.resolvedCGColor(traitNode.storage) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyOwnColors()
  }
}
