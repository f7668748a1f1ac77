import Foundation
import Testing
import UIKit

@MainActor
struct PresentationAssertions {
  /// Presents a controller and brings its traits up to date.
  @available(iOS 17, tvOS 17, *)
  private func present(_ style: UIModalPresentationStyle, from presenter: UIViewController) -> UIViewController {
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    presented.view.window?.updateTraitsIfNeeded()
    return presented
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.31 a window's style reaches what is presented in it", arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func aWindowsStyleReachesWhatIsPresented(style: UIModalPresentationStyle) {
    let root = UIViewController()
    let window = makeWindow(root)
    window.overrideUserInterfaceStyle = .dark
    let presented = present(style, from: root)
    #expect(styles(presented, presented.view) == [.dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.39 what a controller presents does not inherit the style of that controller")
  func thePresentersStyle() {
    let root = UIViewController()
    let window = makeWindow(root)
    root.overrideUserInterfaceStyle = .dark
    let presented = present(.pageSheet, from: root)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(styles(root, presented, presented.view) == [.dark, .light, .light])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.40 a presentation controller's override collection reaches what is presented, not what presents")
  func thePresentationsCollection() {
    let root = UIViewController()
    let window = makeWindow(root)
    let presented = present(.pageSheet, from: root)
    presented.presentationController?.overrideTraitCollection = dark
    window.updateTraitsIfNeeded()
    #expect(styles(root, presented, presented.view) == [.light, .dark, .dark])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.57 a popover has the elevated level, and the content of a window has the base level")
  func popoversAreElevated() {
    let root = UIViewController()
    let window = makeWindow(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    root.present(presented, animated: false)
    window.updateTraitsIfNeeded()
    #expect(presented.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.view.traitCollection.userInterfaceLevel == .base)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.58 a page sheet or form sheet has the elevated level, in light style, too")
  func sheetsAreElevated() {
    for (style, userInterfaceStyle) in [(UIModalPresentationStyle.pageSheet, UIUserInterfaceStyle.light), (.formSheet, .dark)] {
      let root = UIViewController()
      let window = makeWindow(root)
      window.overrideUserInterfaceStyle = userInterfaceStyle
      let presented = present(style, from: root)
      #expect(styles(presented) == [userInterfaceStyle])
      #expect(presented.view.traitCollection.userInterfaceLevel == .elevated)
    }
  }
}
