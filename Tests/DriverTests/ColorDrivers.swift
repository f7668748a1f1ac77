import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitColors
import UIKitSurface

/// Colours of the other generation, which an app cannot choose.
@MainActor
@Suite(.serialized)
struct ColorDrivers {
  @Test("§14.75 the blue and red of iOS 26")
  func theLaterGeneration() {
    PaletteGeneration.current = .iOS26
    defer { PaletteGeneration.current = .iOS13 }
    func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
      var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&r, green: &g, blue: &b, alpha: nil)
      return [r, g, b].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemBlue, .light) == [0, 136, 255])
    #expect(bytes(.systemBlue, .dark) == [0, 145, 255])
    #expect(bytes(.systemRed, .light) == [255, 56, 60])
    #expect(bytes(.systemRed, .dark) == [255, 66, 69])
  }

  /// A view that draws a text without a colour.
  private final class DirectText: UIView {
    override func draw(_ rect: CGRect) {
      NSAttributedString(string: "██████", attributes: [.font: UIFont.systemFont(ofSize: 40)]).draw(in: bounds)
    }
  }

  @Test(
    "§14.102 attributed text without a colour is black when drawn directly or in a text view, and the label's colour in a label")
  func textWithoutColor() {
    for (style, ground, text) in [(UIUserInterfaceStyle.light, 255, 0), (.dark, 128, 255)] {
      let app = TestApp(size: CGSize(width: 300, height: 300), style: style == .dark ? .dark : .light)
      app.view.backgroundColor = style == .dark ? .gray : .white
      let direct = DirectText(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      direct.isOpaque = false
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      label.attributedText = NSAttributedString(string: "██████", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 60))
      view.backgroundColor = nil
      view.attributedText = label.attributedText
      for each in [direct, label, view] { app.view.addSubview(each) }
      app.settle()
      let reds = (0..<60).flatMap { y in (0..<150).map { x in (x: CGFloat(x), y: CGFloat(y)) } }
      #expect(reds.map { app.pixel($0.x, $0.y).red }.min() == 0)
      #expect(Set(reds.map { app.pixel($0.x, $0.y).red }).isSubset(of: Set(0...ground)))
      #expect(reds.contains { app.pixel($0.x, $0.y + 100).red == text })
      let inView = reds.map { app.pixel($0.x, $0.y + 200).red }
      #expect(inView.min() == 0 && inView.max() == ground, "black on what is behind the view, in both styles")
    }
  }

  /// Two rows.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("§14.103 tables stand on the grounds of their style, cells in groups on the second one")
  func tables() {
    let grounds: [(UITableView.Style, UIColor, UIColor)] = [
      (.plain, .systemBackground, .systemBackground), (.grouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
      (.insetGrouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
    ]
    for (style, ground, cell) in grounds {
      for dark in [false, true] {
        let app = TestApp(style: dark ? .dark : .light)
        let rows = Rows()
        let table = UITableView(frame: app.view.bounds, style: style)
        table.dataSource = rows
        app.view.addSubview(table)
        app.settle()
        func red(_ color: UIColor) -> Int {
          var red: CGFloat = 0
          color.resolvedColor(with: table.traitCollection).getRed(&red, green: nil, blue: nil, alpha: nil)
          return Int((red * 255).rounded())
        }
        let middle = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: app.window)
        #expect(app.pixel(4, 700).red == red(ground))
        #expect(app.pixel(middle.midX, middle.midY).red == red(cell))
      }
    }
  }

  /// A controller with wishes about the status bar.
  private final class Wishing: UIViewController {
    var style = UIStatusBarStyle.default
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  @Test("§14.105 the default status bar is dark on light and light on dark; darkContent is always dark")
  func statusBars() {
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    let root = Wishing()
    let app = TestApp { _ in root }
    app.settle()
    func shown() -> UIStatusBarStyle? { app.scene.statusBarManager?.statusBarStyle }
    for (dark, expected) in [(false, UIStatusBarStyle.darkContent), (true, .lightContent)] {
      app.surface.preferences.style = dark ? .dark : .light
      app.settle()
      root.style = .default
      #expect(shown() == expected)
      for style in [UIStatusBarStyle.lightContent, .darkContent] {
        root.style = style
        #expect(shown() == style)
      }
    }
    // Another controller takes charge: a child that is named, or one that covers everything, but no card.
    root.style = .default
    let child = Wishing()
    child.style = .darkContent
    root.addChild(child)
    root.child = child
    #expect(shown() == .darkContent)
    root.child = nil
    let other = Wishing()
    other.style = .darkContent
    for (style, expected) in [(UIModalPresentationStyle.pageSheet, UIStatusBarStyle.lightContent), (.fullScreen, .darkContent)] {
      other.modalPresentationStyle = style
      root.present(other, animated: false)
      app.settle()
      #expect(shown() == expected)
      root.dismiss(animated: false)
      app.settle()
    }
    // Two that name each other come to an end.
    (root.child, child.child) = (child, root)
    #expect(shown() != nil)
  }
}
