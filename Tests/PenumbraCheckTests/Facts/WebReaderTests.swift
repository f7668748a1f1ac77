import Testing

@testable import PenumbraCheck

@Suite("Pages and style sheets become facts")
struct WebReaderTests {
  @Test func declarationsHaveSelectorsSchemesAndPlaces() {
    let facts = WebReader.sheet(
      """
      /* body { color: red } */
      body, p { background: url(a.png) #fff; color: RGB(10, 20 30 / 50%) !important }
      @media (prefers-color-scheme: dark) { body { color: white; border: 1px solid hsl(0, 0%, 50%) } }
      @media print { body { color: #000 } }
      a::after { content: "color: #123456"; --page: #abc }
      """)
    #expect(facts.colors.map(\.property) == ["background", "color", "color", "border", "--page"])
    #expect(facts.colors.map(\.scheme) == [.any, .any, .dark, .dark, .any])
    #expect(facts.colors.first?.position == TextPosition(line: 2, column: 34))
    #expect(facts.colors.first?.selector == "body, p")
    #expect(facts.colors.map { ($0.color.red * 255).rounded() } == [255, 10, 255, 128, 170])
    #expect(facts.darkSupport.count == 1)
  }

  @Test(
    "A dark form is known by what declares it",
    arguments: [
      ("<meta name=color-scheme content='light dark'>", 1), ("<meta name=\"color-scheme\" content=\"light\">", 0),
      ("<style>:root { color-scheme: dark }</style>", 1), ("<style media='(prefers-color-scheme: dark)'>a{color:red}</style>", 1),
      ("<link rel=stylesheet href=d.css media='(prefers-color-scheme: dark)'>", 1),
      ("<script>matchMedia('(prefers-color-scheme: dark)')</script>", 1),
      ("<style>a { color: light-dark(#000, #fff) }</style>", 1),
      ("<style>[data-theme=dark] a { color: #fff }</style>", 1), ("<style>a { color: #000 }</style>", 0),
      ("<!-- <meta name=color-scheme content=dark> -->", 0), ("<p>prefers-color-scheme: dark</p>", 0),
    ])
  func darkForms(_ text: String, count: Int) {
    #expect(WebReader.page("<html>" + text).darkSupport.count == count)
  }

  @Test func attributesAndInlineStylesAreColours() {
    let facts = WebReader.page(
      "<body bgcolor=#FFFFFF text=\"black\"><p style='color:#333;margin:0'><font color=red>x<path fill=\"#000\"/>")
    #expect(facts.colors.map(\.property) == ["bgcolor", "text", "color", "color", "fill"])
    #expect(facts.colors.map(\.selector) == ["body", "body", "p", "font", "path"])
    #expect(facts.isPage)
  }

  @Test func theSheetsOfAPageAreListed() {
    let facts = WebReader.page("<link rel='stylesheet' href='a.css'><style>@import url(\"b.css\"); @import 'c.css';</style>")
    #expect(facts.sheets.map(\.address) == ["a.css", "b.css", "c.css"])
  }

  @Test func piecesInSourceCodeKeepTheirPlaces() throws {
    let text = "<body style='color:\\(ink.hex(of: a))'>"
    let lines = TextLines(pieces: [
      ("<body style='color:", TextPosition(line: 9, column: 20)), ("\\(ink.hex(of: a))'>", TextPosition(line: 12, column: 4)),
    ])
    let facts = try #require(WebReader.fragment(text, lines: lines))
    #expect(facts.interpolations.map(\.expression) == ["ink.hex(of: a)"])
    #expect(facts.interpolations.first?.position == TextPosition(line: 12, column: 4))
    #expect(WebReader.fragment("a < b, Array<Int>, {x: color}", lines: lines) == nil)
  }

  @Test(
    "A CSS colour is read as CSS means it",
    arguments: [
      ("#fff", [255, 255, 255, 255]), ("#80808080", [128, 128, 128, 128]), ("rgb(0 128 255)", [0, 128, 255, 255]),
      ("rgba(0,0,0,.5)", [0, 0, 0, 128]), ("hsl(120, 100%, 50%)", [0, 255, 0, 255]), ("WhiteSmoke", [245, 245, 245, 255]),
      ("transparent", [0, 0, 0, 0]), ("currentColor", []), ("var(--x)", []), ("#12", []), ("rgb(nan,0,0)", []), ("Canvas", []),
    ])
  func colors(_ text: String, bytes: [Int]) {
    let color = CSSColor.color(text).map { [$0.red, $0.green, $0.blue, $0.alpha].map { Int(($0 * 255).rounded()) } }
    #expect(color ?? [] == bytes)
  }
}
