import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct TintTests {
  @Test func aTintIsInheritedUnlessSet() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(child.tintColor == .systemRed)
  }

  @Test func onlyThoseWhoseTintChangesHearOfIt() {
    let (parent, own, inheriting) = (Counter(), Counter(), Counter())
    own.tintColor = .systemGreen
    parent.addSubview(own)
    parent.addSubview(inheriting)
    let before = own.changes
    parent.tintColor = .systemRed
    parent.tintColor = .systemRed
    #expect(parent.changes == 1)
    #expect(inheriting.changes == 1)
    #expect(own.changes == before)
  }

  /// A view that counts changes of its tint.
  final class Counter: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }
}
