public import CoreGraphics
public import UIKitBase
public import UIKitColors
public import UIKitImages

extension UIButton {
  /// The look of a button as a value: content, colors, room and corners. How states change it stands in `UIButton+ConfiguredLook`.
  public struct Configuration: Hashable, Sendable {
    /// The four looks that there are.
    enum Style: Hashable, Sendable {
      /// No background; title and picture in the tint.
      case plain
      /// A gray background; title and picture in the tint.
      case gray
      /// A background of a faint tint; title and picture in the tint.
      case tinted
      /// A background of the tint; title and picture white.
      case filled
    }

    /// How large a button is.
    public enum Size: Hashable, Sendable {
      /// A title of 15 points and little room.
      case mini
      /// A title of 15 points.
      case small
      /// A title of 17 points.
      case medium
      /// A title of 17 points and much room.
      case large
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Hashable, Sendable {
      /// As round as ``background`` says.
      case fixed
      /// As round as suits the size of the title.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// More.
      case large
      /// Half circles.
      case capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// As suits the place of the picture.
      case automatic
      /// Both begin at one line.
      case leading
      /// Both are centered.
      case center
      /// Both end at one line.
      case trailing
    }

    /// The look.
    let style: Style

    /// A button without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A button on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button on a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A button on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A button without background, the same as ``plain()`` here.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A button with the platform's usual background, the same as ``gray()`` here.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A button with the platform's usual background in a faint tint, the same as ``tinted()`` here.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A button with the platform's usual background in the tint, the same as ``filled()`` here.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// A configuration of a look.
    init(style: Style) { self.style = style }

    // MARK: Content

    /// The title; `nil` for none.
    public var title: String?
    /// The text below the title; `nil` for none.
    public var subtitle: String?
    /// The picture; `nil` for none. One of automatic coloring is taken as a stencil.
    public var image: UIImage?

    // MARK: Colors

    /// The color of title and picture; `nil` for what suits the look.
    public var baseForegroundColor: UIColor?
    /// The color from which the background's is made; `nil` for what suits the look.
    public var baseBackgroundColor: UIColor?
    /// The background; what it does not say is what suits the look and the state.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a selected button looks otherwise; true unless set.
    public var automaticallyUpdateForSelection = true

    // MARK: Room

    /// How large title and room are; `.medium` unless set.
    public var buttonSize = Size.medium
    /// How round the corners are; `.dynamic` unless set.
    public var cornerStyle = CornerStyle.dynamic
    /// The distance of the content from the edges that was set.
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The distance of the content from the edges, in points; what suits ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Lets ``contentInsets`` be what suits ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The side of the title on which the picture stands; `.leading` unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points; 0 unless set.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
  }
}

extension UIButton.Configuration.Size {
  /// The distance of the content from the edges, in points (geometry spec 6.3).
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The size of the title, in points (geometry spec 6.3).
  var titleSize: CGFloat { self == .mini || self == .small ? 15 : 17 }
}

/// The rectangle behind a button's content, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 5.95
  /// The distance of the edges from the button's, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The fill; `nil` for what suits the button and its state.
  public var backgroundColor: UIColor?
  /// The line; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the line, in points; 0 unless set.
  public var strokeWidth: CGFloat = 0

  /// A background that says nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// A background that says nothing.
  init() {}
}
