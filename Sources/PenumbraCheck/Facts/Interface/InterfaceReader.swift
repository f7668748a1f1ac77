import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a xib or storyboard into ``InterfaceFacts``.
///
/// FoundationXML tells the structure; the places come from a second, tolerant scan of the same text, because the parser knows only
/// where a tag ends. Documents for other systems than iOS give no facts.
enum InterfaceReader {
  /// Elements nested deeper than this are refused: Interface Builder writes about forty.
  static let depthLimit = 200

  /// The facts of a document; throws when it is not well-formed XML, has a DOCTYPE, or is nested too deeply.
  static func read(_ data: Data) throws(UnreadableFile) -> InterfaceFacts {
    let text = try TextGate.text(data)
    let bytes = Array(text.utf8)
    // Interface Builder writes none, and what may stand in one is not worth a parser's trouble.
    guard !text.contains("<!DOCTYPE") else { throw UnreadableFile(reason: "the document has a DOCTYPE") }
    let builder = InterfaceBuilder(places: TagPlaces(bytes))
    let parser = XMLParser(data: Data(XMLInstructions.blanked(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    _ = parser.parse()
    if let failure = builder.failure { throw failure }
    guard builder.hasEnded else { throw UnreadableFile(reason: "the document ends too early") }
    return builder.isTouch ? builder.facts : InterfaceFacts()
  }
}

/// The places of start tags, handed out one by one in the order of the document.
private struct TagPlaces {
  private var scanner: TagScanner
  private let lines: TextLines

  init(_ bytes: [UInt8]) {
    scanner = TagScanner(bytes)
    lines = TextLines(bytes)
  }

  /// The place of the next start tag of this name; the scan goes on behind it.
  mutating func next(_ name: String) -> TextPosition {
    while let piece = scanner.next() {
      if case .start(let tag) = piece, tag.name == name { return lines.position(tag.offset) }
    }
    return .start
  }
}

/// Follows the events of the parser and collects the facts.
private final class InterfaceBuilder: NSObject, XMLParserDelegate {
  /// What has been collected.
  private(set) var facts = InterfaceFacts()
  /// The first thing that went wrong.
  private(set) var failure: UnreadableFile?
  /// The document is meant for iOS.
  private(set) var isTouch = true
  /// The root element was closed.
  private(set) var hasEnded = false

  private var places: TagPlaces
  /// The elements that are open.
  private var open: [Open] = []

  /// An element that is open.
  private struct Open {
    let name: String
    let attributes: [String: String]
    /// The object that it is, or that it stands in.
    let object: Int?
    let position: TextPosition
  }

  init(places: TagPlaces) { self.places = places }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let position = places.next(name)
    guard open.count < InterfaceReader.depthLimit else {
      failure = UnreadableFile(reason: "elements are nested too deeply", position: position)
      parser.abortParsing()
      return
    }
    var object = open.last?.object
    switch name {
    case "document", "archive": readDocument(attributes)
    case "color": readColor(attributes, object: object, position: position)
    case "rect" where attributes["key"] == "frame": readFrame(attributes, object: object)
    case let kind where Self.isObject(kind, attributes):
      facts.objects.append(
        InterfaceFacts.Object(
          kind: kind, key: attributes["key"], parent: object, isHidden: attributes["hidden"] == "YES", position: position))
      object = facts.objects.count - 1
      readImages(attributes, object: object, position: position)
    case "state": readImages(attributes, object: object, position: position)
    default: break
    }
    readStyles(name, attributes, object: object, position: position)
    open.append(Open(name: name, attributes: attributes, object: object, position: position))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if !open.isEmpty { open.removeLast() }
    if open.isEmpty { hasEnded = true }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil, !hasEnded else { return }
    failure = UnreadableFile(
      reason: "the XML is not well-formed",
      position: TextPosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)))
  }

  /// Elements with an identifier that are no objects of the screen.
  private static let plainElements: Set = [
    "constraint", "outlet", "outletCollection", "action", "segue", "layoutGuide", "viewLayoutGuide", "viewControllerLayoutGuide",
    "scene", "device", "placeholder", "userDefinedRuntimeAttribute", "exclude", "include", "mask", "variation",
    "simulatedStatusBarMetrics",
  ]

  private static func isObject(_ name: String, _ attributes: [String: String]) -> Bool {
    attributes["id"] != nil && !plainElements.contains(name)
  }

  private func isInside(_ name: String) -> Bool { open.contains { $0.name == name } }

  private func readDocument(_ attributes: [String: String]) {
    facts.isLaunchScreen = attributes["launchScreen"] == "YES"
    if let type = attributes["type"], !type.contains("CocoaTouch") { isTouch = false }
    if let runtime = attributes["targetRuntime"], !runtime.hasPrefix("iOS") { isTouch = false }
  }

  private func readFrame(_ attributes: [String: String], object: Int?) {
    guard let object, open.last?.object == object, facts.objects[object].width == nil else { return }
    facts.objects[object].width = attributes["width"].flatMap(Double.init)
    facts.objects[object].height = attributes["height"].flatMap(Double.init)
  }

  private func readColor(_ attributes: [String: String], object: Int?, position: TextPosition) {
    if let holder = open.last, holder.name == "namedColor" || holder.name == "systemColor" {
      guard holder.name == "namedColor", let name = holder.attributes["name"] else { return }
      facts.storedColors.append(
        InterfaceFacts.StoredColor(name: name, color: InterfaceColor.numbers(attributes), position: holder.position))
      return
    }
    guard !isInside("resources"), !isInside("designables") else { return }
    var property = attributes["key"] ?? ""
    var place = InterfaceFacts.Place.object
    for element in open.reversed() {
      if let path = element.attributes["keyPath"], element.name == "userDefinedRuntimeAttribute" {
        property = path
        place = .attribute
      } else if element.name == "state" {
        place = .state
      } else if element.name == "fragment" || element.name == "attributedString" {
        place = .run
      } else if element.name == "textAttributes" || element.name.hasSuffix("Appearance") {
        place = .bar
      } else if element.attributes["id"] == nil {
        continue
      }
      break
    }
    facts.colors.append(
      InterfaceFacts.ColorUse(
        object: object, property: property, place: place, color: InterfaceColor(attributes: attributes), position: position))
  }

  /// Attributes that hold the name of a picture.
  private static let imageAttributes = ["image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage"]

  private func readImages(_ attributes: [String: String], object: Int?, position: TextPosition) {
    for property in Self.imageAttributes {
      guard let name = attributes[property] else { continue }
      facts.images.append(
        InterfaceFacts.ImageUse(
          object: object, property: property, name: name, isSystem: attributes["catalog"] == "system", position: position))
    }
  }

  /// Which attributes of which elements name a style that decides colours; `*` stands for every element.
  private static let styleAttributes: [String: Set<String>] = [
    "*": [
      "barStyle", "keyboardAppearance", "indicatorStyle", "userInterfaceStyle", "overrideUserInterfaceStyle",
      "preferredStatusBarStyle",
      "statusBarStyle", "searchBarStyle", "renderingMode",
    ],
    "blurEffect": ["style"],
    "activityIndicatorView": ["style"],
  ]

  private func readStyles(_ name: String, _ attributes: [String: String], object: Int?, position: TextPosition) {
    guard !isInside("resources") else { return }
    for (attribute, value) in attributes.sorted(by: { $0.key < $1.key })
    where Self.styleAttributes["*"]?.contains(attribute) == true || Self.styleAttributes[name]?.contains(attribute) == true {
      facts.styles.append(
        InterfaceFacts.StyleUse(object: object, element: name, attribute: attribute, value: value, position: position))
    }
  }
}
