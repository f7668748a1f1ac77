import Foundation
import PenumbraCPango

/// What `saveGState` keeps and Cairo does not: colours, lines, shadow, blending. The clip and the matrix are kept by Cairo as well.
struct DrawingState {
  /// From user space to device pixels, y down.
  var transform: CGAffineTransform
  /// The colour of filled paths.
  var fill = CGColor.black
  /// The colour of lines.
  var stroke = CGColor.black
  /// The opacity of everything, on top of the colours' own.
  var alpha: CGFloat = 1
  /// The width of lines in user space.
  var lineWidth: CGFloat = 1
  /// How the ends of lines look.
  var lineCap = CGLineCap.butt
  /// How lines meet.
  var lineJoin = CGLineJoin.miter
  /// How long a point may be, in line widths.
  var miterLimit: CGFloat = 10
  /// Where in the dashes a line begins.
  var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in user space; none for an unbroken line.
  var dashLengths: [CGFloat] = []
  /// How what is drawn and what is there become one.
  var blendMode = CGBlendMode.normal
  /// The shadow under all that is drawn.
  var shadow: Shadow?
  /// How far patterns are moved, in the space of the context as it was made.
  var patternPhase = CGSize.zero
  /// From the space in which patterns lie to device pixels; nil for that of the context as it was made.
  var patternSpace: CGAffineTransform?
  /// How images are drawn in another size.
  var interpolation = CGInterpolationQuality.default
  /// Whether edges are smooth.
  var isAntialiased = true
  /// What the clip lets through where it does not follow whole pixels; nil when it does everywhere.
  var clipMask: Mask?

  /// A shadow: in device pixels, as no matrix changes it.
  struct Shadow {
    /// How far it is moved.
    let offset: CGSize
    /// The standard deviation of its blur.
    let sigma: CGFloat
    /// Its colour.
    let color: CGColor
  }

  /// The state of a new context.
  init(transform: CGAffineTransform) {
    self.transform = transform
  }

  /// Whether something drawn now could be seen at all: a matrix that squeezes the plane to a line shows nothing.
  var canDraw: Bool {
    transform.isInvertible && abs(transform.tx) < farthestPixel && abs(transform.ty) < farthestPixel
  }

  /// Cairo's name for how edges are drawn.
  var antialiasing: cairo_antialias_t { isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE }
}

extension CGBlendMode {
  /// Cairo's name of it.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension CGLineCap {
  /// Cairo's name of it.
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// Cairo's name of it.
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
