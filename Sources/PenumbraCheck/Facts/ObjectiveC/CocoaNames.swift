/// The names that Swift has for those of Objective-C, as far as they matter for colours and appearance.
///
/// The general rules are those by which Swift imports Objective-C; the tables hold what these rules do not give.
enum CocoaNames {
  // MARK: Types

  /// The Swift name of a type.
  static func type(_ name: String) -> String { types[name] ?? name }

  private static let types = [
    "NSString": "String", "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter", "CGColorRef": "CGColor",
    "CGContextRef": "CGContext", "BOOL": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "NSBundle": "Bundle",
    "NSArray": "[Any]",
    "NSDictionary": "[AnyHashable:Any]", "id": "Any",
  ]

  // MARK: Properties

  /// The Swift name of a property.
  static func property(_ name: String) -> String { properties[name] ?? name }

  private static let properties = ["CGColor": "cgColor", "CGImage": "cgImage", "CIColor": "ciColor", "CIImage": "ciImage"]

  /// Whether a message without arguments reads a property rather than does something.
  static func isProperty(_ word: String) -> Bool {
    propertyWords.contains(word) || (word.hasSuffix("Color") && !word.hasPrefix("update") && !word.hasPrefix("apply"))
      || word.hasSuffix("View") || word.hasSuffix("Label") || word.hasSuffix("Layer") || word.hasSuffix("Button")
  }

  private static let propertyWords: Set = [
    "CGColor", "CGImage", "layer", "view", "window", "windows", "keyWindow", "traitCollection", "userInterfaceStyle", "superview",
    "navigationBar", "tabBar", "navigationController", "tabBarController", "bounds", "frame", "contentView", "backgroundView",
    "subviews", "delegate", "components", "mainQueue", "count", "textStorage", "attributedText", "image", "text",
  ]

  /// The property that a message `setX:` sets.
  static func setProperty(_ word: String) -> String? {
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase, !setFunctions.contains(word) else {
      return nil
    }
    let name = word.dropFirst(3)
    // setURL stays URL; setTextColor becomes textColor.
    if name.dropFirst().first?.isUppercase == true { return property(String(name)) }
    return first.lowercased() + name.dropFirst()
  }

  private static let setFunctions: Set = ["setNeedsDisplayInRect", "setFill", "setStroke", "setObject", "setViewControllers"]

  /// The Swift name of a property of a class, such as `UIColor.label`; `nil` when the message is no such property.
  static func classProperty(_ type: String, _ word: String) -> String? {
    if type == "UIColor", word.hasSuffix("Color") { return String(word.dropLast(5)) }
    return classProperties["\(type).\(word)"]
  }

  private static let classProperties = [
    "UITraitCollection.currentTraitCollection": "current", "UIScreen.mainScreen": "main",
    "UIApplication.sharedApplication": "shared",
    "NSUserDefaults.standardUserDefaults": "standard", "NSBundle.mainBundle": "main", "UIPasteboard.generalPasteboard": "general",
    "NSNotificationCenter.defaultCenter": "default", "UIPrintInteractionController.sharedPrintController": "shared",
    "UIDevice.currentDevice": "current",
  ]

  // MARK: Constants

  /// The member that Swift has for a constant of Cocoa, such as `dark` for `UIUserInterfaceStyleDark`.
  static func constant(_ name: String) -> String? {
    if let special = constants[name] { return special }
    for prefix in enumerations where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return nil
  }

  /// Prefixes of constants, longer ones before their beginnings.
  private static let enumerations = [
    "UIUserInterfaceStyle", "UIBlurEffectStyle", "UIKeyboardAppearance", "UIActivityIndicatorViewStyle", "UIStatusBarStyle",
    "UIBarStyle", "UIScrollViewIndicatorStyle", "UIImageRenderingMode", "UIControlState", "UIUserInterfaceLevel",
    "UIAccessibilityContrast", "UIModalPresentation", "UISearchBarStyle",
  ]

  private static let constants = [
    "NSForegroundColorAttributeName": "foregroundColor", "NSBackgroundColorAttributeName": "backgroundColor",
    "NSFontAttributeName": "font", "NSParagraphStyleAttributeName": "paragraphStyle", "NSStrokeColorAttributeName": "strokeColor",
    "NSUnderlineColorAttributeName": "underlineColor", "NSUnderlineStyleAttributeName": "underlineStyle",
    "NSKernAttributeName": "kern", "NSLinkAttributeName": "link", "NSShadowAttributeName": "shadow",
    "NSDocumentTypeDocumentAttribute": "documentType", "NSHTMLTextDocumentType": "html", "NSRTFTextDocumentType": "rtf",
  ]

  // MARK: Functions

  /// C functions of Core Graphics that Swift has as methods of the context.
  static let contextMethods = [
    "CGContextSetFillColorWithColor": "setFillColor", "CGContextSetStrokeColorWithColor": "setStrokeColor",
    "CGContextFillRect": "fill", "CGContextFillEllipseInRect": "fillEllipse", "CGContextStrokePath": "strokePath",
    "CGContextSetShadowWithColor": "setShadow",
  ]

  /// C functions of Dispatch that Swift has as methods of a queue.
  static let queueFunctions = [
    "dispatch_async": "async", "dispatch_sync": "sync", "dispatch_get_global_queue": "global",
  ]

  /// Words of methods that classes of UIKit declare and subclasses override.
  static let overridden: Set = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    "layoutSubviews", "drawRect", "awakeFromNib", "traitCollectionDidChange", "tintColorDidChange", "didMoveToWindow",
    "didMoveToSuperview", "updateConstraints", "prepareForReuse", "layoutSublayersOfLayer", "setSelected:animated",
    "setHighlighted:animated", "setSelected", "setHighlighted", "preferredStatusBarStyle", "loadView",
    "updateConfigurationUsingState",
    "layoutSublayers", "drawInContext", "intrinsicContentSize", "sizeThatFits", "viewIsAppearing", "updateProperties",
  ]
}
