import PenumbraAssets
import Testing

struct ColorComponentTests {
  @Test(
    "86: every spelling of a component means its number",
    arguments: [
      (#""0xFF""#, 1), (#""255""#, 1), (#""1.000""#, 1), (#""0x80""#, 128.0 / 255), (#""235""#, 235.0 / 255),
      (#""0""#, 0), (#""1""#, 1), (#""2""#, 2.0 / 255), (#""0xff""#, 1), (#""0x0""#, 0), (#""0X3c""#, 60.0 / 255),
      (#""0.235""#, Double(Float(0.235))), (#"".5""#, 0.5), (#""1.""#, 1), (#""5e-1""#, 0.5), ("0.5", 0.5), ("1", 1), ("0", 0),
      (#"" 0.5 ""#, 0.5), (#""+0.5""#, 0.5),
    ] as [(String, Double)])
  func everySpellingMeansItsNumber(text: String, value: Double) throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry(text))
    let read = catalog.read()
    #expect(read.complaints == [])
    #expect(read.color(named: "A")?.red(.light) == value)
  }

  @Test(
    "4.2: extended spaces keep what lies beyond 0…1, others take the nearest end and say so",
    arguments: [
      (#""1.2""#, Double(Float(1.2)), 1), (#""-0.1""#, Double(Float(-0.1)), 0), ("1.5", 1.5, 1), (#""510""#, 2, 1),
      (#""-255""#, -1, 0), (#""0x1FE""#, 2, 1), ("235", 235, 1),
    ] as [(String, Double, Double)])
  func extendedSpacesKeepMore(text: String, kept: Double, cut: Double) throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry(text).replacing("srgb", with: "extended-srgb"))
    try catalog.color("B", entry(text))
    let read = catalog.read()
    #expect(read.color(named: "A")?.red(.light) == kept)
    #expect(read.color(named: "B")?.red(.light) == cut)
    #expect(
      read.complaints == [
        "B.colorset/Contents.json:2:79: warning: “red” lies beyond 0…1, which this colour space does not hold; the nearest end is taken."
      ])
  }

  @Test(arguments: [
    (#""""#, "“” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    (#""red""#, "“red” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    ("\"#FF\"", "“#FF” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    (#""0x""#, "“0x” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    (#""0xFFFFF""#, "“0xFFFFF” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    (#""0x1.8p1""#, "“0x1.8p1” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    (#""0,5""#, "“0,5” has a comma; write a point."),
    (#""nan""#, "“nan” is not a finite number."),
    (#""-Infinity""#, "“-Infinity” is not a finite number."),
    (#""1.0e99""#, "“1.0e99” is not a finite number."),
    (#""0.5.5""#, "“0.5.5” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."),
    ("null", "A number or a string is expected, but null stands here."),
    ("[0.5]", "A number or a string is expected, but an array stands here."),
  ])
  func whatIsNoNumberIsNamed(text: String, complaint: String) throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry(text), entry("0.25", appearances: dark))
    let read = catalog.read()
    #expect(read.complaints == ["A.colorset/Contents.json:2:79: error: “red”: \(complaint)"])
    #expect(read.color(named: "A")?.red(.light) == nil)
    #expect(read.color(named: "A")?.red(.dark) == 0.25)
  }
}
