import Foundation
import Testing

@testable import PenumbraCheck

@Suite("A xib or storyboard becomes facts")
struct InterfaceReaderTests {
  /// The facts of a xib whose top view holds this markup.
  private func facts(_ markup: String) throws -> InterfaceFacts {
    try InterfaceReader.read(Data(SmallProject.xib(markup).utf8))
  }

  @Test(
    "A colour is fixed or not by how it is spelt",
    arguments: [
      (#"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, true),
      (#"red="0.1" green="0.1" blue="0.1" alpha="1" colorSpace="calibratedRGB""#, true),
      (#"cyan="0" magenta="0" yellow="0" black="1" alpha="1" colorSpace="custom""#, true),
      (#"cocoaTouchSystemColor="darkTextColor""#, true), (#"cocoaTouchSystemColor="whiteColor""#, true),
      (#"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, false),
      (#"xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#, false),
      (#"systemColor="labelColor""#, false), (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, false),
      (#"name="Brand""#, false), (#"red="x" green="1" blue="1""#, false),
    ])
  func spellings(_ attributes: String, isFixed: Bool) throws {
    let facts = try facts("<color key=\"backgroundColor\" \(attributes)/>")
    #expect(facts.colors.count == 1)
    #expect((facts.colors.first?.color.fixed != nil) == isFixed)
  }

  @Test func aColourStandsWhereItsTagBegins() throws {
    let facts = try facts(
      """
        <!-- <color key="backgroundColor" white="0"/> -->
        <subviews><label id="a"><color
           key="textColor"
           white="0" alpha="1"/></label></subviews>
      """)
    #expect(facts.colors.map(\.position) == [TextPosition(line: 5, column: 27)])
    #expect(facts.objects.map(\.kind) == ["view", "label"])
    #expect(facts.colors.first?.object == 1)
  }

  @Test func eachPlaceOfAColourIsTold() throws {
    let facts = try facts(
      """
      <subviews>
      <button id="b"><state key="normal"><color key="titleColor" white="0" alpha="1"/></state></button>
      <label id="l"><attributedString key="attributedText"><fragment content="x"><attributes>
      <color key="NSColor" white="0" alpha="1"/></attributes></fragment></attributedString></label>
      <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="borderColor">
      <color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      <navigationBar id="n"><textAttributes key="titleTextAttributes"><color key="textColor" white="0" alpha="1"/></textAttributes>
      <color key="barTintColor" white="1" alpha="1"/></navigationBar>
      </subviews>
      """)
    #expect(facts.colors.map(\.place) == [.state, .run, .attribute, .bar, .object])
    #expect(facts.colors.map(\.property) == ["titleColor", "NSColor", "borderColor", "textColor", "barTintColor"])
  }

  @Test func copiesOfNamedAndSystemColoursAreNotUses() throws {
    let text = SmallProject.xib("").replacing(
      "</objects>",
      with: """
        </objects><resources><namedColor name="Ink"><color red="0" green="0" blue="0" alpha="1"/></namedColor>
        <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor></resources>
        """)
    let facts = try InterfaceReader.read(Data(text.utf8))
    #expect(facts.colors.isEmpty)
    #expect(facts.storedColors.map(\.name) == ["Ink"])
  }

  @Test func documentsForOtherSystemsGiveNothing() throws {
    let text = SmallProject.xib("<color key=\"backgroundColor\" white=\"1\"/>")
      .replacing("CocoaTouch.XIB", with: "Cocoa.XIB").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    #expect(try InterfaceReader.read(Data(text.utf8)) == InterfaceFacts())
  }

  @Test func stylesAndPicturesAreKept() throws {
    let facts = try facts(
      """
      <subviews><visualEffectView id="v"><blurEffect style="extraLight"/></visualEffectView>
      <activityIndicatorView style="gray" id="a"/><textField id="t"><textInputTraits key="textInputTraits" keyboardAppearance="alert"/>
      </textField><imageView image="logo" id="i"/><imageView image="star" catalog="system" id="j"/></subviews>
      """)
    #expect(facts.styles.map(\.value) == ["extraLight", "gray", "alert"])
    #expect(facts.images.map(\.isSystem) == [false, true])
  }

  @Test(
    "What is no document is refused with a reason",
    arguments: [
      ("", "the file is empty"), ("<a><b/>", "the XML is not well-formed"), ("<a><b></a>", "the XML is not well-formed"),
      ("not markup", "the XML is not well-formed"), ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "the document has a DOCTYPE"),
      ("<!DOCTYPE a [<?b?>]><a/>", "the document has a DOCTYPE"), ("<a><!-- <?b?> ", "the XML is not well-formed"),
      (String(repeating: "<a>", count: 250), "elements are nested too deeply"),
      ("<a>\u{1}</a>", "a control character where text was expected"),
    ])
  func refusals(_ text: String, reason: String) {
    #expect { try InterfaceReader.read(Data(text.utf8)) } throws: { error in
      (error as? UnreadableFile)?.reason == reason
    }
  }

  @Test func namesThatAreNotUTF8NeverReachTheParser() {
    #expect { try InterfaceReader.read(Data([0x3c, 0xff, 0xff, 0xff, 0x0b, 0x24])) } throws: { error in
      (error as? UnreadableFile)?.reason == "the text is not valid UTF-8"
    }
  }

  @Test func instructionsNeverReachTheParserAndMoveNoPlaces() throws {
    let text = "<?xml version='1.0'?>\n<!-- <?a?> --><document><?a?><objects><?b c?><view id='v'>"
    let rest = "<color key='backgroundColor' white='1'/></view></objects></document>\n<?d?>"
    let facts = try InterfaceReader.read(Data((text + rest).utf8))
    #expect(facts.colors.map(\.position) == [TextPosition(line: 2, column: 59)])
    let kept = "<a><!-- <?b?> --><![CDATA[<?c?>]]></a>"
    #expect(String(decoding: XMLInstructions.blanked(Array("<?x?>\(kept)<?y".utf8)), as: UTF8.self) == "     \(kept)<?y")
  }

  @Test func textInUTF16IsRead() throws {
    let text = SmallProject.xib("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>").replacing("UTF-8", with: "UTF-16")
    let data = try #require(text.data(using: .utf16))
    // The declaration contradicts the converted bytes; the parser is told the truth or the file is refused, never worse.
    let facts = try? InterfaceReader.read(data)
    #expect(facts.map(\.colors.count) ?? 1 == 1)
  }
}
