import UIKitBase

extension UIBarButtonItem {
  /// A button whose name or sign, and whose weight, the system knows. The raw values are those of iOS.
  public enum SystemItem: Int, Sendable {
    /// "Done", in bold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Nothing; as much room as is left, which a navigation bar has none of.
    case flexibleSpace = 5
    /// Nothing, as wide as the item says.
    case fixedSpace = 6
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22

    /// Whether the item is room between others.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The style that the system gives it.
    var style: Style { self == .done || self == .save ? .done : .plain }

    /// The name that is shown, or read aloud where a sign is shown; `nil` for room.
    @MainActor var title: String? {
      switch self {
      case .done: BarTexts.done
      case .cancel: BarTexts.cancel
      case .edit: BarTexts.edit
      case .save: BarTexts.save
      case .add: BarTexts.add
      case .undo: BarTexts.undo
      case .redo: BarTexts.redo
      case .flexibleSpace, .fixedSpace: nil
      }
    }

    /// The sign that is shown in place of the name.
    var glyph: BarGlyph.Kind? { self == .add ? .plus : nil }
  }
}
