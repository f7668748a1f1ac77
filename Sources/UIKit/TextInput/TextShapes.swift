import UIKitText

/// What is shown of an edited text, and the latest shapes made of it: one for editing, one for showing what has too little room.
@MainActor
final class TextShapes {
  /// How many texts were shaped so far; tests count with it.
  static var made = 0

  /// What is shown; made when first asked for after a change.
  private var shown: ShownText?

  /// The latest shapes, newest first, and what they were made for.
  private var kept: [(font: UIFont, room: TextConstraints, layout: TextLayout)] = []

  /// Forgets everything, because the text is another one.
  func forget() {
    shown = nil
    kept = []
  }

  /// What is shown of a text; see ``ShownText``.
  func shown(of text: EditedText, isSecret: Bool, keepsLines: Bool) -> ShownText {
    if let shown { return shown }
    let made = ShownText(text.content, isSecret: isSecret, keepsLines: keepsLines)
    shown = made
    return made
  }

  /// The shape of what is shown, in a room; `font` is that of characters without one.
  func layout(of shown: ShownText, font: UIFont, in room: TextConstraints) -> TextLayout {
    if let found = kept.first(where: { $0.room == room && $0.font == font }) { return found.layout }
    Self.made += 1
    let layout =
      switch shown.text {
      case .plain(let string): TextLayout(string, font: font, in: room)
      case .attributed(let text): TextLayout(text, defaultFont: font, in: room)
      }
    kept.insert((font, room, layout), at: 0)
    if kept.count > 2 { kept.removeLast() }
    return layout
  }
}
