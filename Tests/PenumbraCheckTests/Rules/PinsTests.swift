import Testing

@testable import PenumbraCheck

/// In an app that is pinned to one style nothing goes stale, and no fixed colour meets one that has turned.
@Suite struct PinsTests {
  private static let card = """
    import UIKit
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.separator.cgColor
      }
    }
    """

  private static func plist(_ style: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>
    """
  }

  @Test func whatOnlyASwitchWouldShowIsWorthALookInAPinnedApp() {
    let files = [("App/Card.swift", Self.card), ("App/Info.plist", Self.plist("Light"))]
    #expect(Probe.findings(in: files, rules: [StaleLayerBorder.self]).map(\.severity) == [.info])
    let free = [("App/Card.swift", Self.card), ("App/Info.plist", Self.plist("Automatic"))]
    #expect(Probe.findings(in: free, rules: [StaleLayerBorder.self]).map(\.severity) == [.warning])
  }

  @Test func aPinThatCodeOverridesIsNone() {
    let choice = "import UIKit\nfunc dress(_ window: UIWindow) { window.overrideUserInterfaceStyle = .unspecified }"
    let files = [("App/Card.swift", Self.card), ("App/Info.plist", Self.plist("Light")), ("App/Choice.swift", choice)]
    #expect(Probe.findings(in: files, rules: [StaleLayerBorder.self]).map(\.severity) == [.warning])
  }
}
