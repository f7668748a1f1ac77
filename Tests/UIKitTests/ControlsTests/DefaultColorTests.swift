import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// The colors that views have by themselves (appearance spec 7), as pixels in both styles, with and without high contrast.
@MainActor
@Suite struct DefaultColorTests {
  /// An appearance that the system can ask for.
  struct Look: CustomTestStringConvertible, Sendable {
    let style: SurfacePreferences.Style
    let contrast: SurfacePreferences.Contrast

    static let all: [Look] = [SurfacePreferences.Style.light, .dark].flatMap { style in
      [SurfacePreferences.Contrast.normal, .high].map { Look(style: style, contrast: $0) }
    }

    var testDescription: String { "\(style), \(contrast) contrast" }
  }

  /// An app in an appearance.
  private func app(_ look: Look) -> TestApp {
    let app = TestApp(scale: 1, style: look.style)
    app.surface.preferences.contrast = look.contrast
    app.settle()
    return app
  }

  /// What a color looks like on another under a view's traits.
  private func seen(_ color: UIColor, on ground: UIColor = .black, in view: UIView) -> RGB {
    func components(_ color: UIColor) -> [CGFloat] {
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: view.traitCollection).getRed(&r, green: &g, blue: &b, alpha: &a)
      return [r, g, b, a]
    }
    let (front, back) = (components(color), components(ground))
    let mixed = zip(front, back).map { Int((($0 * front[3] + $1 * (1 - front[3])) * 255).rounded()) }
    return RGB(mixed[0], mixed[1], mixed[2])
  }

  /// A label whose middle is all ink.
  private func block(_ text: String = "██████") -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = text
    return label
  }

  @Test(arguments: Look.all)
  func labelsAreInLabelColorWithAndWithoutAttributes(look: Look) {
    let app = app(look)
    let plain = block()
    let attributed = block()
    attributed.attributedText = NSAttributedString(string: "██████")
    attributed.frame.origin.y = 50
    let reset = block()
    reset.textColor = .red
    reset.textColor = nil
    reset.frame.origin.y = 100
    for label in [plain, attributed, reset] { app.view.addSubview(label) }
    app.settle()
    for label in [plain, attributed, reset] {
      #expect(label.textColor == .label)
      #expect(app.pixel(20, label.frame.midY) == seen(.label, in: label))
    }
  }

  @Test(arguments: Look.all)
  func fieldsAndTextViewsAreInLabelColorAndPlaceholdersInTheirs(look: Look) {
    let app = app(look)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "██████"
    let empty = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    empty.placeholder = "██████"
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    view.text = "██████"
    for input in [field, empty, view] { app.view.addSubview(input) }
    app.settle()
    #expect(field.textColor == .label && field.backgroundColor == nil)
    #expect(view.textColor == nil && view.backgroundColor == .systemBackground)
    #expect(app.pixel(20, 17) == seen(.label, in: field))
    #expect(app.pixel(20, 67).isClose(to: seen(.placeholderText, on: .systemBackground, in: empty), within: 1))
    #expect(app.pixel(20, 116) == seen(.label, in: view) && app.pixel(150, 140) == seen(.systemBackground, in: view))
    for input in [field, empty, view] { input.overrideUserInterfaceStyle = look.style == .dark ? .light : .dark }
    app.settle()
    #expect(app.pixel(20, 17) == seen(.label, in: field) && app.pixel(20, 116) == seen(.label, in: view))
    // The field has no ground of its own, so its placeholder stands on that of the app.
    let ground = UIColor.systemBackground.resolvedColor(with: app.view.traitCollection)
    #expect(app.pixel(20, 67).isClose(to: seen(.placeholderText, on: ground, in: empty), within: 1))
  }

  @Test(arguments: Look.all)
  func switchesAreGreenWhenOnAndFilledWhenOff(look: Look) {
    let app = app(look)
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    off.frame.origin.y = 50
    for control in [on, off] { app.view.addSubview(control) }
    app.settle()
    #expect(app.pixel(8, 15.5).isClose(to: seen(.systemGreen, in: on), within: 1))
    #expect(app.pixel(42, 65.5).isClose(to: seen(.secondarySystemFill, on: .systemBackground, in: off), within: 1))
  }

  /// One row with a detail, under a header.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "██████"
      cell.detailTextLabel?.text = "██████"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "██████" }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], Look.all)
  func tablesHaveTheColorsOfTheirStyle(style: UITableView.Style, look: Look) throws {
    let app = app(look)
    let rows = Rows()
    let table = UITableView(frame: app.view.bounds, style: style)
    table.dataSource = rows
    app.view.addSubview(table)
    app.settle()
    let ground: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
    let card: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    #expect(table.backgroundColor == ground && table.separatorColor == .separator)
    #expect(app.pixel(200, 800) == seen(ground, in: table))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(app.pixel(200, row.minY + 4) == seen(card, in: cell))
    let line = app.pixel(200, row.maxY - 0.5)
    #expect(line.isClose(to: seen(.separator, on: card, in: cell), within: 2))
    for (label, color) in [(cell.textLabel, UIColor.label), (cell.detailTextLabel, .secondaryLabel)] {
      let label = try #require(label)
      let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
      #expect(label.textColor == color)
      #expect(app.pixel(middle.x, middle.y).isClose(to: seen(color, on: card, in: label), within: 1))
    }
    let header = try #require(table.headerView(forSection: 0)?.textLabel)
    let middle = header.convert(CGPoint(x: header.bounds.minX + 20, y: header.bounds.midY), to: nil)
    #expect(header.textColor == (style == .plain ? .label : .secondaryLabel))
    #expect(app.pixel(middle.x, middle.y).isClose(to: seen(header.textColor, on: ground, in: header), within: 1))
  }

  @Test func aViewHasNoGroundAndTheSystemsTint() {
    let app = TestApp()
    for view in [UIView(), UILabel(), UIScrollView(), UISwitch(), UIWindow(windowScene: app.scene)] {
      #expect(view.backgroundColor == nil)
      #expect(view.tintColor == .systemBlue)
    }
  }

  /// A view that draws text in a color, or in none.
  private final class Text: UIView {
    var color: UIColor?
    override func draw(_ rect: CGRect) {
      NSAttributedString(string: "██████", attributes: color.map { [.foregroundColor: $0] } ?? [:]).draw(at: .zero)
    }
  }

  @Test(arguments: Look.all)
  func textThatAViewDrawsIsBlackUnlessItHasAColorWhichFollowsTheTraits(look: Look) {
    let app = app(look)
    app.view.backgroundColor = .gray
    let colors: [UIColor?] = [nil, .label, .systemBlue]
    for (number, color) in colors.enumerated() {
      let text = Text(frame: CGRect(x: 0, y: CGFloat(number) * 50, width: 100, height: 40))
      text.color = color
      text.isOpaque = false
      app.view.addSubview(text)
    }
    app.settle()
    for turn in [false, true] {
      if turn { app.window.overrideUserInterfaceStyle = look.style == .dark ? .light : .dark }
      app.settle()
      for (number, color) in colors.enumerated() {
        #expect(app.pixel(20, CGFloat(number) * 50 + 8) == seen(color ?? .black, in: app.view))
      }
    }
  }
}
