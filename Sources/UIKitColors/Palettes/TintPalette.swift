// The tint colours of iOS 13 to 18; teal, mint and cyan as of iOS 15 (spec 3.9.a). The level makes no difference to them.

extension Palette {
  // swift-format-ignore
  /// Each tint colour in four variants, in bytes of red, green and blue.
  static let tints: [SystemColor: Variants] = [
    //                  light            dark             light, contrast  dark, contrast
    .systemRed:    tint((255,  59,  48), (255,  69,  58), (215,   0,  21), (255, 105,  97)),
    .systemOrange: tint((255, 149,   0), (255, 159,  10), (201,  52,   0), (255, 179,  64)),
    .systemYellow: tint((255, 204,   0), (255, 214,  10), (178,  80,   0), (255, 212,  38)),
    .systemGreen:  tint(( 52, 199,  89), ( 48, 209,  88), ( 36, 138,  61), ( 48, 219,  91)),
    .systemMint:   tint((  0, 199, 190), ( 99, 230, 226), ( 12, 129, 123), ( 99, 230, 226)),
    .systemTeal:   tint(( 48, 176, 199), ( 64, 200, 224), (  0, 130, 153), ( 93, 230, 255)),
    .systemCyan:   tint(( 50, 173, 230), (100, 210, 255), (  0, 113, 164), (112, 215, 255)),
    .systemBlue:   tint((  0, 122, 255), ( 10, 132, 255), (  0,  64, 221), ( 64, 156, 255)),
    .systemIndigo: tint(( 88,  86, 214), ( 94,  92, 230), ( 54,  52, 163), (125, 122, 255)),
    .systemPurple: tint((175,  82, 222), (191,  90, 242), (137,  68, 171), (218, 143, 255)),
    .systemPink:   tint((255,  45,  85), (255,  55,  95), (211,  15,  69), (255, 100, 130)),
    .systemBrown:  tint((162, 132,  94), (172, 142, 104), (127, 101,  69), (181, 148, 105)),
    .systemGray:   tint((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)),
    .systemGray2:  tint((174, 174, 178), ( 99,  99, 102), (142, 142, 147), (124, 124, 128)),
    .systemGray3:  tint((199, 199, 204), ( 72,  72,  74), (174, 174, 178), ( 84,  84,  86)),
    .systemGray4:  tint((209, 209, 214), ( 58,  58,  60), (188, 188, 192), ( 68,  68,  70)),
    .systemGray5:  tint((229, 229, 234), ( 44,  44,  46), (216, 216, 220), ( 54,  54,  56)),
    .systemGray6:  tint((242, 242, 247), ( 28,  28,  30), (235, 235, 240), ( 36,  36,  38)),
  ]
}
