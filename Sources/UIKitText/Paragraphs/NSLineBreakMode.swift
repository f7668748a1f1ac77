/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, between words; a word wider than a line is broken.
  case byWordWrapping = 0
  /// Goes on in the next line, between any two characters.
  case byCharWrapping = 1
  /// Runs on beyond the edge.
  case byClipping = 2
  /// An ellipsis stands for what is missing at the beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for what is missing at the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for what is missing in the middle.
  case byTruncatingMiddle = 5

  /// Whether an ellipsis stands for missing text.
  package var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}
