// The side on which an interface begins.

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as for English.
  case leftToRight = 0
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft = 1
}
