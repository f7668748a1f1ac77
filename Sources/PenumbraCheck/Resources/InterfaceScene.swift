/// One xib or storyboard with what is asked of it: which surface an object stands on, what is inside of it.
struct InterfaceScene {
  let facts: InterfaceFacts
  /// The path of the document.
  let path: String
  let resources: ProjectResources
  /// Indices of the objects inside each object.
  private let children: [[Int]]
  /// The background of each object, as the document writes it.
  private let backgrounds: [InterfaceColor?]
  /// The colour of each object's text, as the document writes it.
  private let inks: [InterfaceColor?]

  init(_ document: ProjectResources.Located<InterfaceFacts>, resources: ProjectResources) {
    facts = document.facts
    path = document.path
    self.resources = resources
    var children = [[Int]](repeating: [], count: facts.objects.count)
    for (index, object) in facts.objects.enumerated() {
      if let parent = object.parent, parent < index { children[parent].append(index) }
    }
    self.children = children
    var (backgrounds, inks) = (
      [InterfaceColor?](repeating: nil, count: facts.objects.count), [InterfaceColor?](repeating: nil, count: facts.objects.count)
    )
    for use in facts.colors {
      guard let object = use.object, facts.objects.indices.contains(object) else { continue }
      switch use.property {
      case "backgroundColor": if use.place == .object { backgrounds[object] = use.color }
      case "textColor", "titleColor", "NSColor": inks[object] = inks[object] ?? use.color
      default: break
      }
    }
    (self.backgrounds, self.inks) = (backgrounds, inks)
  }

  /// Elements that show text.
  static let textKinds: Set = ["label", "textView", "textField", "button", "searchBar", "segmentedControl"]

  /// An object's own background as the document writes it.
  func ownColor(of object: Int) -> InterfaceColor? { backgrounds[object] }

  /// The face of an object's own background; clear when it has none.
  func ground(of object: Int) -> ColorFace { ownColor(of: object).map { ColorFace($0, in: resources, from: path) } ?? .clear }

  /// The nearest surface under an object, its own background included when asked; clear when no one gives a colour.
  func surface(under object: Int?, includingOwn: Bool) -> (face: ColorFace, object: Int?) {
    var next = includingOwn ? object : object.flatMap { facts.objects[$0].parent }
    while let index = next {
      let face = ground(of: index)
      if face != .clear { return (face, index) }
      let isBackdrop = facts.objects[index].kind == "visualEffectView" || Self.showsPicture(facts.objects[index])
      if isBackdrop, index != object { return (.unknown, index) }
      next = facts.objects[index].parent
    }
    return (.clear, nil)
  }

  /// The object is the root of a screen, a cell or a document: what it is painted with is seen as the page.
  func isPage(_ index: Int) -> Bool {
    let object = facts.objects[index]
    if [
      "tableView", "collectionView", "tableViewCell", "collectionViewCell", "tableViewCellContentView", "collectionReusableView",
    ]
    .contains(object.kind) {
      return true
    }
    if object.key == "contentView" || object.key == "tableViewCellContentView" || object.key == "collectionViewCellContentView" {
      return true
    }
    guard let parent = object.parent else { return object.kind.hasSuffix("iew") }
    return object.key == "view" && facts.objects[parent].kind.hasSuffix("ontroller")
  }

  /// Everything inside of an object, itself left out, from top to bottom; bounded by the document.
  func inside(_ index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = children[index].reversed().map { $0 }
    while let next = waiting.popLast() {
      found.append(next)
      waiting += children[next].reversed()
    }
    return found
  }

  /// How the text inside of an object is coloured.
  struct Texts {
    /// There is text that adapts, by default or by a named colour.
    var adaptive = false
    /// There is text of a fixed dark colour.
    var fixedDark = false
    /// There is any text.
    var any: Bool { adaptive || fixedDark || other }
    /// There is text of another colour.
    var other = false
  }

  /// The texts that stand on an object's background.
  func texts(on index: Int) -> Texts {
    var texts = Texts()
    for inner in [index] + inside(index) where Self.textKinds.contains(facts.objects[inner].kind) {
      if inner != index, ground(of: inner) != .clear { continue }
      if let between = surface(under: inner, includingOwn: true).object, between != index { continue }
      switch inks[inner].map({ ColorFace($0, in: resources, from: path) }) {
      case nil:
        // A button without a colour has its tint, which is readable in both modes.
        if facts.objects[inner].kind == "button" { texts.other = true } else { texts.adaptive = true }
      case .adaptive?: texts.adaptive = true
      case .fixed(let color)? where color.contrast(on: RGBA(white: 0)) < 3: texts.fixedDark = true
      default: texts.other = true
      }
    }
    return texts
  }

  private static func showsPicture(_ object: InterfaceFacts.Object) -> Bool {
    object.kind == "imageView" || object.kind == "mapView" || object.kind == "glkView"
  }
}
