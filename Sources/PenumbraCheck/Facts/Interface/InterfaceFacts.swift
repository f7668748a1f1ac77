/// What a xib or storyboard says about colours: its objects, the colours they are given, and the styles that decide colours.
package struct InterfaceFacts: Facts, Hashable {
  /// The document is the launch screen.
  var isLaunchScreen = false
  /// Objects in the order of the document; a child stands behind its parent.
  var objects: [Object] = []
  /// Colours in the order of the document.
  var colors: [ColorUse] = []
  /// Styles that decide colours, such as that of a blur.
  var styles: [StyleUse] = []
  /// Pictures that objects show.
  var images: [ImageUse] = []
  /// Copies of named colours that the document keeps for Xcode, and that are used when no catalog has the name.
  var storedColors: [StoredColor] = []

  /// A controller, a view, or another object with an identifier.
  struct Object: Hashable, Codable, Sendable {
    /// The element, such as `label`.
    var kind: String
    /// The property of the parent that holds it, such as `view` or `contentView`.
    var key: String?
    /// Index of the object around it.
    var parent: Int?
    /// Size in points, when the document says it.
    var width: Double?
    var height: Double?
    /// The document says that it is not shown.
    var isHidden = false
    var position: TextPosition
  }

  /// One `color` element in use.
  struct ColorUse: Hashable, Codable, Sendable {
    /// Index of the object that receives the colour.
    var object: Int?
    /// The property, such as `backgroundColor`; for a runtime attribute its key path.
    var property: String
    /// Where the property belongs, when not to the object itself.
    var place: Place
    var color: InterfaceColor
    var position: TextPosition
  }

  /// Which part of an object receives a colour.
  enum Place: String, Hashable, Codable, Sendable {
    /// The object itself.
    case object
    /// One state of a button.
    case state
    /// A run of attributed text.
    case run
    /// Text attributes or an appearance object of a bar.
    case bar
    /// A runtime attribute.
    case attribute
  }

  /// One attribute that names a style.
  struct StyleUse: Hashable, Codable, Sendable {
    var object: Int?
    /// What the style belongs to, such as `blurEffect`.
    var element: String
    /// The attribute, such as `style`.
    var attribute: String
    var value: String
    var position: TextPosition
  }

  /// A picture shown by an object.
  struct ImageUse: Hashable, Codable, Sendable {
    var object: Int?
    /// The property, such as `image` or `selectedImage`.
    var property: String
    var name: String
    /// A symbol of the system.
    var isSystem: Bool
    var position: TextPosition
  }

  /// The copy of a named colour.
  struct StoredColor: Hashable, Codable, Sendable {
    var name: String
    var color: RGBA?
    var position: TextPosition
  }
}

/// A colour as Interface Builder writes it.
enum InterfaceColor: Hashable, Codable, Sendable {
  /// Numbers: the same in both modes.
  case plain(RGBA)
  /// A name from a catalog.
  case named(String)
  /// A system colour that adapts.
  case adaptive(String)
  /// A system colour by its old name, that does not adapt.
  case fixedSystem(String, RGBA)
  /// Written in a way that is not known here.
  case unknown

  /// The numbers of a colour that is the same in both modes.
  var fixed: RGBA? {
    switch self {
    case .plain(let color), .fixedSystem(_, let color): color
    case .named, .adaptive, .unknown: nil
    }
  }
}
