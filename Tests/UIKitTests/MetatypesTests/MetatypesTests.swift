import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct MetatypesTests {
  @Test func aCellClassMakesItsOwnObjects() {
    for type in [UITableViewCell.self, InheritingCell.self, GrandchildCell.self, GenericCell<Int>.self] {
      let cell = Metatypes.makeCell(type, style: .subtitle, reuseIdentifier: "a")
      #expect(Swift.type(of: cell) == type)
      #expect(cell.style == .subtitle)
      #expect(cell.reuseIdentifier == "a")
    }
    let inheriting = Metatypes.makeCell(InheritingCell.self, style: .default, reuseIdentifier: nil) as? InheritingCell
    #expect(inheriting?.numbers == [1, 2, 3])
  }

  @Test func anOverriddenInitialiserIsTheOneThatRuns() {
    let cell = Metatypes.makeCell(OverridingCell.self, style: .default, reuseIdentifier: "b") as? OverridingCell
    #expect(cell?.style == .value1)
    #expect(cell?.word == "own")
    let convenient = Metatypes.makeCell(ConvenientCell.self, style: .default, reuseIdentifier: "c") as? ConvenientCell
    #expect(convenient?.word == "for c")
  }

  @Test func headersLayersAndDelegatesAreMadeToo() {
    #expect(Metatypes.makeHeaderFooter(Header.self, reuseIdentifier: "h") is Header)
    #expect(Metatypes.makeHeaderFooter(Header.self, reuseIdentifier: "h").reuseIdentifier == "h")
    #expect((Metatypes.makeLayer(MarkedLayer.self) as? MarkedLayer)?.mark == "layer")
    #expect(LayerView(frame: .zero).layer is MarkedLayer)
    #expect((Metatypes.makeResponder(SceneDelegate.self) as? SceneDelegate)?.words == ["scene"])
    #expect((Metatypes.makeResponder(PlainDelegate.self) as? PlainDelegate)?.words == ["plain"])
  }

  @Test func aClassWithoutTheInitialiserStopsWithItsName() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Metatypes.makeCell(OwnInitialiserCell.self, style: .default, reuseIdentifier: nil) }
    }
    let message = String(decoding: cell?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("initializer 'init(style:reuseIdentifier:)' for class 'UIKitTests.OwnInitialiserCell'"))
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Metatypes.makeResponder(OwnInitialiserDelegate.self) }
    }
    let other = String(decoding: delegate?.standardErrorContent ?? [], as: UTF8.self)
    #expect(other.contains("initializer 'init()' for class 'UIKitTests.OwnInitialiserDelegate'"))
  }
}

class InheritingCell: UITableViewCell { let numbers = [1, 2, 3] }
final class GrandchildCell: InheritingCell { let more = "more" }
final class GenericCell<Value>: UITableViewCell { var value: Value? }

final class OverridingCell: UITableViewCell {
  let word: String
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    word = "own"
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class ConvenientCell: UITableViewCell {
  let word: String
  init(word: String) {
    self.word = word
    super.init(style: .default, reuseIdentifier: nil)
  }
  override convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(word: "for \(reuseIdentifier ?? "nobody")")
  }
  required init?(coder: NSCoder) { nil }
}

final class OwnInitialiserCell: UITableViewCell {
  let word: String
  init(word: String) {
    self.word = word
    super.init(style: .default, reuseIdentifier: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class Header: UITableViewHeaderFooterView { let words = ["header"] }
final class MarkedLayer: CALayer { let mark = "layer" }
final class LayerView: UIView { override class var layerClass: AnyClass { MarkedLayer.self } }
final class SceneDelegate: UIResponder { let words = ["scene"] }
final class PlainDelegate: NSObject { let words = ["plain"] }

final class OwnInitialiserDelegate: UIResponder {
  let word: String
  init(word: String) {
    self.word = word
    super.init()
  }
}
