// The colours named by what they are for (spec 3.9.b). In the dark, grounds get lighter the nearer they are.

extension Palette {
  // swift-format-ignore
  /// Each colour in six variants, in bytes of red, green, blue and alpha: without more contrast in the first line, with it in the
  /// second. In light, the level makes no difference.
  static let semantic: [SystemColor: Variants] = [
    .label: levels(
      light: (  0,   0,   0, 255), dark: (255, 255, 255, 255), elevated: (255, 255, 255, 255),
      contrast: (  0,   0,   0, 255), dark: (255, 255, 255, 255), elevated: (255, 255, 255, 255)),
    .secondaryLabel: levels(
      light: ( 60,  60,  67, 153), dark: (235, 235, 245, 153), elevated: (235, 235, 245, 153),
      contrast: ( 60,  60,  67, 173), dark: (235, 235, 245, 173), elevated: (235, 235, 245, 173)),
    .tertiaryLabel: levels(
      light: ( 60,  60,  67,  76), dark: (235, 235, 245,  76), elevated: (235, 235, 245,  76),
      contrast: ( 60,  60,  67,  96), dark: (235, 235, 245,  96), elevated: (235, 235, 245,  96)),
    .quaternaryLabel: levels(
      light: ( 60,  60,  67,  45), dark: (235, 235, 245,  40), elevated: (235, 235, 245,  40),
      contrast: ( 60,  60,  67,  66), dark: (235, 235, 245,  61), elevated: (235, 235, 245,  61)),
    .placeholderText: levels(
      light: ( 60,  60,  67,  76), dark: (235, 235, 245,  76), elevated: (235, 235, 245,  76),
      contrast: ( 60,  60,  67,  96), dark: (235, 235, 245,  96), elevated: (235, 235, 245,  96)),
    .systemFill: levels(
      light: (120, 120, 128,  51), dark: (120, 120, 128,  91), elevated: (120, 120, 128,  91),
      contrast: (120, 120, 128,  71), dark: (120, 120, 128, 112), elevated: (120, 120, 128, 112)),
    .secondarySystemFill: levels(
      light: (120, 120, 128,  40), dark: (120, 120, 128,  81), elevated: (120, 120, 128,  81),
      contrast: (120, 120, 128,  61), dark: (120, 120, 128, 102), elevated: (120, 120, 128, 102)),
    .tertiarySystemFill: levels(
      light: (118, 118, 128,  30), dark: (118, 118, 128,  61), elevated: (118, 118, 128,  61),
      contrast: (118, 118, 128,  51), dark: (118, 118, 128,  81), elevated: (118, 118, 128,  81)),
    .quaternarySystemFill: levels(
      light: (116, 116, 128,  20), dark: (118, 118, 128,  45), elevated: (118, 118, 128,  45),
      contrast: (116, 116, 128,  40), dark: (118, 118, 128,  66), elevated: (118, 118, 128,  66)),
    .systemBackground: levels(
      light: (255, 255, 255, 255), dark: (  0,   0,   0, 255), elevated: ( 28,  28,  30, 255),
      contrast: (255, 255, 255, 255), dark: (  0,   0,   0, 255), elevated: ( 36,  36,  38, 255)),
    .secondarySystemBackground: levels(
      light: (242, 242, 247, 255), dark: ( 28,  28,  30, 255), elevated: ( 44,  44,  46, 255),
      contrast: (235, 235, 240, 255), dark: ( 36,  36,  38, 255), elevated: ( 54,  54,  56, 255)),
    .tertiarySystemBackground: levels(
      light: (255, 255, 255, 255), dark: ( 44,  44,  46, 255), elevated: ( 58,  58,  60, 255),
      contrast: (255, 255, 255, 255), dark: ( 54,  54,  56, 255), elevated: ( 68,  68,  70, 255)),
    .systemGroupedBackground: levels(
      light: (242, 242, 247, 255), dark: (  0,   0,   0, 255), elevated: ( 28,  28,  30, 255),
      contrast: (235, 235, 240, 255), dark: (  0,   0,   0, 255), elevated: ( 36,  36,  38, 255)),
    .secondarySystemGroupedBackground: levels(
      light: (255, 255, 255, 255), dark: ( 28,  28,  30, 255), elevated: ( 44,  44,  46, 255),
      contrast: (255, 255, 255, 255), dark: ( 36,  36,  38, 255), elevated: ( 54,  54,  56, 255)),
    .tertiarySystemGroupedBackground: levels(
      light: (242, 242, 247, 255), dark: ( 44,  44,  46, 255), elevated: ( 58,  58,  60, 255),
      contrast: (235, 235, 240, 255), dark: ( 54,  54,  56, 255), elevated: ( 68,  68,  70, 255)),
    .separator: levels(
      light: ( 60,  60,  67,  73), dark: ( 84,  84,  88, 153), elevated: ( 84,  84,  88, 153),
      contrast: ( 60,  60,  67,  94), dark: ( 84,  84,  88, 173), elevated: ( 84,  84,  88, 173)),
    .opaqueSeparator: levels(
      light: (198, 198, 200, 255), dark: ( 56,  56,  58, 255), elevated: ( 56,  56,  58, 255),
      contrast: (198, 198, 200, 255), dark: ( 56,  56,  58, 255), elevated: ( 56,  56,  58, 255)),
    .link: levels(
      light: (  0, 122, 255, 255), dark: (  9, 132, 255, 255), elevated: (  9, 132, 255, 255),
      contrast: (  0, 122, 255, 255), dark: (  9, 132, 255, 255), elevated: (  9, 132, 255, 255)),
  ]
}
