/// What a key does to a text.
enum TextCommand: Equatable {
  /// Where a key moves the caret.
  enum Move: Equatable {
    /// To the next character at the left, and at the right.
    case left, right
    /// To the line above, and below.
    case up, down
    /// To the begin of the word at the left, and to the end of that at the right.
    case wordLeft, wordRight
    /// To the begin of the line, and to its end.
    case lineStart, lineEnd
    /// To the begin of the text, and to its end.
    case textStart, textEnd
  }

  /// Types characters.
  case insert(String)
  /// Ends the line, or the editing of a field.
  case newline
  /// Deletes the selection, or the character before the caret.
  case deleteBackward
  /// Deletes the selection, or the character behind the caret.
  case deleteForward
  /// Moves the caret; an extending move selects what it passes.
  case move(Move, extends: Bool)
  /// Selects everything.
  case selectAll
}

extension TextCommand {
  /// The one table of what keys do; `nil` for keys that do nothing to a text, such as Tab and Escape.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags
    let isChord = !flags.isDisjoint(with: [.control, .command, .alternate])
    let extends = flags.contains(.shift)
    switch key.keyCode {
    case .keyboardReturnOrEnter where !isChord, .keypadEnter where !isChord: self = .newline
    case .keyboardDeleteOrBackspace: self = .deleteBackward
    case .keyboardDeleteForward: self = .deleteForward
    case .keyboardLeftArrow: self = .move(isChord ? .wordLeft : .left, extends: extends)
    case .keyboardRightArrow: self = .move(isChord ? .wordRight : .right, extends: extends)
    case .keyboardUpArrow where !isChord: self = .move(.up, extends: extends)
    case .keyboardDownArrow where !isChord: self = .move(.down, extends: extends)
    case .keyboardHome: self = .move(isChord ? .textStart : .lineStart, extends: extends)
    case .keyboardEnd: self = .move(isChord ? .textEnd : .lineEnd, extends: extends)
    case .keyboardA where !flags.isDisjoint(with: [.control, .command]): self = .selectAll
    case .keyboardTab, .keyboardEscape: return nil
    default:
      guard !isChord, let first = key.characters.unicodeScalars.first, first.properties.generalCategory != .control else {
        return nil
      }
      self = .insert(key.characters)
    }
  }
}

extension UIKeyInput {
  /// Does what a key does to a text and notes that on the press; false for a key that does nothing here.
  func type(_ press: UIPress) -> Bool {
    guard let key = press.key, take(key) else { return false }
    press.typist = self
    return true
  }

  /// Does what a key does to a text; false for a key that does nothing here.
  func take(_ key: UIKey) -> Bool {
    guard let command = TextCommand(key) else { return false }
    if let host = self as? any TextHost { return host.take(command) }
    switch command {
    case .insert(let text): insertText(text)
    case .newline: insertText("\n")
    case .deleteBackward: deleteBackward()
    default: return false
    }
    return true
  }
}
