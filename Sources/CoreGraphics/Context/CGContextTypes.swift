/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// A point, as long as the miter limit allows it.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// A cut corner.
  case bevel = 2
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What it encloses, by winding.
  case fill = 0
  /// What it encloses, by parity.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// What it encloses by winding, then its line.
  case fillStroke = 3
  /// What it encloses by parity, then its line.
  case eoFillStroke = 4
}

/// How much care is taken with the pixels of an image that is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between neighbouring pixels.
  case low = 2
  /// All pixels that a pixel replaces count.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// How what is drawn and what is there become one; the numbers are Apple's. `plusDarker` is not among them: Cairo has nothing like it.
public enum CGBlendMode: Int32, Sendable {
  /// What is drawn covers what is there.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The product of what both lack.
  case screen = 2
  /// Multiply or screen, by what is there.
  case overlay = 3
  /// The darker one, per component.
  case darken = 4
  /// The lighter one, per component.
  case lighten = 5
  /// What is there, made brighter.
  case colorDodge = 6
  /// What is there, made darker.
  case colorBurn = 7
  /// A soft version of hard light.
  case softLight = 8
  /// Multiply or screen, by what is drawn.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// A difference of less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// The hue and saturation of what is drawn.
  case color = 14
  /// The luminosity of what is drawn.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// What is drawn replaces what is there.
  case copy = 17
  /// What is drawn, where something is.
  case sourceIn = 18
  /// What is drawn, where nothing is.
  case sourceOut = 19
  /// What is drawn on top of what is there, only where something is.
  case sourceAtop = 20
  /// What is there stays in front.
  case destinationOver = 21
  /// What is there, where something is drawn.
  case destinationIn = 22
  /// What is there, where nothing is drawn.
  case destinationOut = 23
  /// What is there on top of what is drawn, only where something is drawn.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27
}
