// The tint colours of iOS 26 where they differ from those before (spec 3.9.a). The grays are what they were.

extension Palette {
  // swift-format-ignore
  /// Each tint colour that is new in iOS 26, in four variants, in bytes of red, green and blue.
  static let tints26: [SystemColor: Variants] = [
    //                  light            dark             light, contrast  dark, contrast
    .systemRed:    tint((255,  56,  60), (255,  66,  69), (233,  21,  45), (255,  97, 101)),
    .systemOrange: tint((255, 141,  40), (255, 146,  48), (197,  83,   0), (255, 160,  86)),
    .systemYellow: tint((255, 204,   0), (255, 214,   0), (161, 106,   0), (254, 223,  67)),
    .systemGreen:  tint(( 52, 199,  89), ( 48, 209,  88), (  0, 137,  50), ( 74, 217, 104)),
    .systemMint:   tint((  0, 200, 179), (  0, 218, 195), (  0, 133, 117), ( 84, 223, 203)),
    .systemTeal:   tint((  0, 195, 208), (  0, 210, 224), (  0, 129, 152), ( 59, 221, 236)),
    .systemCyan:   tint((  0, 192, 232), ( 60, 211, 254), (  0, 126, 174), (109, 217, 255)),
    .systemBlue:   tint((  0, 136, 255), (  0, 145, 255), ( 30, 110, 244), ( 92, 184, 255)),
    .systemIndigo: tint(( 97,  85, 245), (109, 124, 255), ( 86,  74, 222), (167, 170, 255)),
    .systemPurple: tint((203,  48, 224), (219,  52, 242), (176,  47, 194), (234, 141, 255)),
    .systemPink:   tint((255,  45,  85), (255,  55,  95), (231,  18,  77), (255, 138, 196)),
    .systemBrown:  tint((172, 127,  94), (183, 138, 102), (149, 109,  81), (219, 166, 121)),
  ]
}
