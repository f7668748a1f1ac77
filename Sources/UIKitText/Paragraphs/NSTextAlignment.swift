/// Where the lines of a paragraph stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, with wider spaces; the last line of a paragraph stands as `natural` does.
  case justified = 3
  /// At the edge where the paragraph's own writing begins: left, or right when its first letter is of a right-to-left script.
  case natural = 4
}
