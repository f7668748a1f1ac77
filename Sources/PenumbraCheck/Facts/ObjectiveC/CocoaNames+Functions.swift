/// The names of methods and initialisers.
extension CocoaNames {
  /// A method as Swift calls it: its base name and the labels of its arguments; an empty label is written as none.
  struct Function: Hashable {
    var base: String
    var labels: [String]
  }

  /// Methods whose Swift names the rules below do not give, by their words.
  private static let functions: [String: Function] = [
    "drawRect": Function(base: "draw", labels: [""]),
    "drawInContext": Function(base: "draw", labels: ["in"]),
    "drawViewHierarchyInRect:afterScreenUpdates": Function(base: "drawHierarchy", labels: ["in", "afterScreenUpdates"]),
    "performAsCurrentTraitCollection": Function(base: "performAsCurrent", labels: [""]),
    "colorWithAlphaComponent": Function(base: "withAlphaComponent", labels: [""]),
    "imageWithTintColor": Function(base: "withTintColor", labels: [""]),
    "imageWithTintColor:renderingMode": Function(base: "withTintColor", labels: ["", "renderingMode"]),
    "imageWithRenderingMode": Function(base: "withRenderingMode", labels: [""]),
    "imageByPreparingForDisplay": Function(base: "preparingForDisplay", labels: []),
    "resolvedColorWithTraitCollection": Function(base: "resolvedColor", labels: ["with"]),
    "setTitleColor:forState": Function(base: "setTitleColor", labels: ["", "for"]),
    "setImage:forState": Function(base: "setImage", labels: ["", "for"]),
    "setBackgroundImage:forState": Function(base: "setBackgroundImage", labels: ["", "for"]),
    "setBackgroundImage:forBarMetrics": Function(base: "setBackgroundImage", labels: ["", "for"]),
    "setTitleTextAttributes:forState": Function(base: "setTitleTextAttributes", labels: ["", "for"]),
    "setAttributedTitle:forState": Function(base: "setAttributedTitle", labels: ["", "for"]),
    "insertSublayer:atIndex": Function(base: "insertSublayer", labels: ["", "at"]),
    "appearanceWhenContainedInInstancesOfClasses": Function(base: "appearance", labels: ["whenContainedInInstancesOf"]),
    "objectForKey": Function(base: "object", labels: ["forKey"]),
    "setObject:forKey": Function(base: "setObject", labels: ["", "forKey"]),
    "renderInContext": Function(base: "render", labels: ["in"]),
    "updateConfigurationUsingState": Function(base: "updateConfiguration", labels: ["using"]),
    "layoutSublayersOfLayer": Function(base: "layoutSublayers", labels: ["of"]),
    "imageWithActions": Function(base: "image", labels: ["actions"]),
    "PDFDataWithActions": Function(base: "pdfData", labels: ["actions"]),
    "traitCollectionDidChange": Function(base: "traitCollectionDidChange", labels: [""]),
    "getRed:green:blue:alpha": Function(base: "getRed", labels: ["", "green", "blue", "alpha"]),
    "getWhite:alpha": Function(base: "getWhite", labels: ["", "alpha"]),
    "hasDifferentColorAppearanceComparedToTraitCollection": Function(base: "hasDifferentColorAppearance", labels: ["comparedTo"]),
    "registerForTraitChanges:withHandler": Function(base: "registerForTraitChanges", labels: ["", "handler"]),
    "registerForTraitChanges:withAction": Function(base: "registerForTraitChanges", labels: ["", "action"]),
    "registerForTraitChanges:withTarget:action": Function(base: "registerForTraitChanges", labels: ["", "target", "action"]),
  ]

  /// The Swift name of a method by its words, such as `addAttribute(_:value:range:)`.
  ///
  /// The names of methods that a project declares itself are split only where the tables say so: both sides of a call have to agree,
  /// not to be beautiful.
  static func function(words: [String], hasArguments: Bool, isDeclared: Bool = false) -> Function {
    if let special = functions[words.joined(separator: ":")] { return special }
    guard let first = words.first else { return Function(base: "", labels: []) }
    guard hasArguments else { return Function(base: first, labels: []) }
    return Function(base: first, labels: [""] + words.dropFirst())
  }

  /// The labels of an initialiser by its words: `initWithFrame:style:` has `frame` and `style`.
  static func initializerLabels(words: [String], hasArguments: Bool) -> [String] {
    guard hasArguments, let first = words.first else { return [] }
    if let special = initializers[words.joined(separator: ":")] { return special }
    var label = String(first.dropFirst(first.hasPrefix("initWith") ? 8 : 4))
    label = label.prefix(1).lowercased() + label.dropFirst()
    return [label.isEmpty ? "" : label] + words.dropFirst()
  }

  /// Initialisers whose labels the rule does not give.
  private static let initializers: [String: [String]] = [
    "initWithActivityIndicatorStyle": ["style"], "initWithCIColor": ["ciColor"], "initWithCGColor": ["cgColor"],
    "initWithData:options:documentAttributes:error": ["data", "options", "documentAttributes"],
    "initWithURL": ["url"],
  ]

  /// The labels of the initialiser that Swift has in place of a method that makes an object; `nil` when the method stays one.
  static func factoryLabels(type: String, words: [String], hasArguments: Bool) -> [String]? {
    guard hasArguments, let first = words.first else { return nil }
    if let special = factories["\(type).\(words.joined(separator: ":"))"] { return special }
    // The first word begins with the last word of the type: colorWithRed of UIColor, effectWithStyle of UIBlurEffect.
    guard let split = first.firstRange(of: "With") else { return nil }
    let noun = first[..<split.lowerBound]
    guard !noun.isEmpty, type.lowercased().hasSuffix(noun.lowercased()) else { return nil }
    let rest = first[split.upperBound...]
    let label = rest.prefix(1).lowercased() + rest.dropFirst()
    return [knownLabels[label] ?? label] + words.dropFirst()
  }

  private static let knownLabels = ["cGColor": "cgColor", "cGImage": "cgImage", "cIImage": "ciImage"]

  private static let factories: [String: [String]] = [
    "UIColor.colorNamed": ["named"],
    "UIColor.colorNamed:inBundle:compatibleWithTraitCollection": ["named", "in", "compatibleWith"],
    "UIImage.imageNamed": ["named"],
    "UIImage.imageNamed:inBundle:compatibleWithTraitCollection": ["named", "in", "compatibleWith"],
    "UIImage.systemImageNamed": ["systemName"],
    "UIImage.systemImageNamed:withConfiguration": ["systemName", "withConfiguration"],
    "UIButton.buttonWithType": ["type"], "UIColor.colorWithDynamicProvider": ["dynamicProvider"],
    "CIFilter.filterWithName": ["name"], "CIColor.colorWithCGColor": ["cgColor"],
  ]
}
