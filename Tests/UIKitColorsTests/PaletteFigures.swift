// The figures of the specification, section 3.9, typed off as it prints them, so that a slip in a table of `Palettes/` shows.

/// What the palette must hold: red, green and blue of 255, and an alpha of 255 after “@” where it is not opaque.
enum PaletteFigures {
  // swift-format-ignore
  /// The tints of iOS 13 to 18: light, dark, light with high contrast, dark with high contrast.
  static let tints = """
    systemRed                           255,59,48        255,69,58        215,0,21         255,105,97
    systemOrange                        255,149,0        255,159,10       201,52,0         255,179,64
    systemYellow                        255,204,0        255,214,10       178,80,0         255,212,38
    systemGreen                         52,199,89        48,209,88        36,138,61        48,219,91
    systemMint                          0,199,190        99,230,226       12,129,123       99,230,226
    systemTeal                          48,176,199       64,200,224       0,130,153        93,230,255
    systemCyan                          50,173,230       100,210,255      0,113,164        112,215,255
    systemBlue                          0,122,255        10,132,255       0,64,221         64,156,255
    systemIndigo                        88,86,214        94,92,230        54,52,163        125,122,255
    systemPurple                        175,82,222       191,90,242       137,68,171       218,143,255
    systemPink                          255,45,85        255,55,95        211,15,69        255,100,130
    systemBrown                         162,132,94       172,142,104      127,101,69       181,148,105
    systemGray                          142,142,147      142,142,147      108,108,112      174,174,178
    systemGray2                         174,174,178      99,99,102        142,142,147      124,124,128
    systemGray3                         199,199,204      72,72,74         174,174,178      84,84,86
    systemGray4                         209,209,214      58,58,60         188,188,192      68,68,70
    systemGray5                         229,229,234      44,44,46         216,216,220      54,54,56
    systemGray6                         242,242,247      28,28,30         235,235,240      36,36,38
    """

  // swift-format-ignore
  /// The tints of iOS 26, in the same columns.
  static let tints26 = """
    systemRed                           255,56,60        255,66,69        233,21,45        255,97,101
    systemOrange                        255,141,40       255,146,48       197,83,0         255,160,86
    systemYellow                        255,204,0        255,214,0        161,106,0        254,223,67
    systemGreen                         52,199,89        48,209,88        0,137,50         74,217,104
    systemMint                          0,200,179        0,218,195        0,133,117        84,223,203
    systemTeal                          0,195,208        0,210,224        0,129,152        59,221,236
    systemCyan                          0,192,232        60,211,254       0,126,174        109,217,255
    systemBlue                          0,136,255        0,145,255        30,110,244       92,184,255
    systemIndigo                        97,85,245        109,124,255      86,74,222        167,170,255
    systemPurple                        203,48,224       219,52,242       176,47,194       234,141,255
    systemPink                          255,45,85        255,55,95        231,18,77        255,138,196
    systemBrown                         172,127,94       183,138,102      149,109,81       219,166,121
    """

  // swift-format-ignore
  /// The semantic colours: light, dark, dark elevated, and the same three with high contrast.
  static let semantic = """
    label                               0,0,0            255,255,255      255,255,255      0,0,0            255,255,255      255,255,255
    secondaryLabel                      60,60,67@153     235,235,245@153  235,235,245@153  60,60,67@173     235,235,245@173  235,235,245@173
    tertiaryLabel                       60,60,67@76      235,235,245@76   235,235,245@76   60,60,67@96      235,235,245@96   235,235,245@96
    quaternaryLabel                     60,60,67@45      235,235,245@40   235,235,245@40   60,60,67@66      235,235,245@61   235,235,245@61
    placeholderText                     60,60,67@76      235,235,245@76   235,235,245@76   60,60,67@96      235,235,245@96   235,235,245@96
    systemFill                          120,120,128@51   120,120,128@91   120,120,128@91   120,120,128@71   120,120,128@112  120,120,128@112
    secondarySystemFill                 120,120,128@40   120,120,128@81   120,120,128@81   120,120,128@61   120,120,128@102  120,120,128@102
    tertiarySystemFill                  118,118,128@30   118,118,128@61   118,118,128@61   118,118,128@51   118,118,128@81   118,118,128@81
    quaternarySystemFill                116,116,128@20   118,118,128@45   118,118,128@45   116,116,128@40   118,118,128@66   118,118,128@66
    systemBackground                    255,255,255      0,0,0            28,28,30         255,255,255      0,0,0            36,36,38
    secondarySystemBackground           242,242,247      28,28,30         44,44,46         235,235,240      36,36,38         54,54,56
    tertiarySystemBackground            255,255,255      44,44,46         58,58,60         255,255,255      54,54,56         68,68,70
    systemGroupedBackground             242,242,247      0,0,0            28,28,30         235,235,240      0,0,0            36,36,38
    secondarySystemGroupedBackground    255,255,255      28,28,30         44,44,46         255,255,255      36,36,38         54,54,56
    tertiarySystemGroupedBackground     242,242,247      44,44,46         58,58,60         235,235,240      54,54,56         68,68,70
    separator                           60,60,67@73      84,84,88@153     84,84,88@153     60,60,67@94      84,84,88@173     84,84,88@173
    opaqueSeparator                     198,198,200      56,56,58         56,56,58         198,198,200      56,56,58         56,56,58
    link                                0,122,255        9,132,255        9,132,255        0,122,255        9,132,255        9,132,255
    """

  /// The rows of a table: names with their figures.
  static func rows(_ table: String) -> [(name: String, figures: [[Int]])] {
    table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let figures = words.dropFirst().map { word in
        let parts = word.split(separator: "@")
        return parts[0].split(separator: ",").compactMap { Int($0) } + [parts.count > 1 ? Int(parts[1]) ?? -1 : 255]
      }
      return (String(words[0]), figures)
    }
  }
}
