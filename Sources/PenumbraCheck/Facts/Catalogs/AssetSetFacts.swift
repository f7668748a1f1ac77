/// What the `Contents.json` of a colour or image set says, with a look at its pictures.
package struct AssetSetFacts: Facts, Hashable {
  /// It is a colour set, not an image set.
  var isColor = false
  /// The entries, in the order of the file.
  var entries: [Entry] = []
  /// How an image set is coloured: `original`, `template`, or nil when that depends on its use.
  var intent: String?
  /// Where the intent is named.
  var intentPosition: TextPosition?
  /// Where the list of entries is named.
  var listPosition = TextPosition.start

  /// One entry: a value for an appearance, or an empty slot.
  struct Entry: Hashable, Codable, Sendable {
    /// The style that it is for, or nil for any.
    var style: Style?
    /// It is for high contrast only.
    var isHighContrast = false
    /// The device that it is for.
    var idiom = "universal"
    /// Where the entry begins.
    var position: TextPosition
    /// Where it says which style it is for.
    var stylePosition: TextPosition?

    /// The numbers of a colour, when it has any.
    var color: RGBA?
    /// The system colour that a colour stands for.
    var reference: String?

    /// The file of a picture.
    var filename: String?
    /// What the picture looks like, when it could be looked at.
    var tone: PictureTone?

    /// Nothing is in the slot.
    var isEmpty: Bool { color == nil && reference == nil && filename == nil }
    /// The best place to speak of the entry.
    var place: TextPosition { stylePosition ?? position }
  }

  /// A style.
  enum Style: String, Hashable, Codable, Sendable {
    case light
    case dark
  }

  /// The entries that plain requests use: no high contrast.
  var plainEntries: [Entry] { entries.filter { !$0.isHighContrast } }
  /// Light and dark are told apart by filled entries, or a system colour does it.
  var adapts: Bool {
    plainEntries.contains { $0.reference != nil || ($0.style != nil && !$0.isEmpty) }
  }

  /// The entry that is shown in a mode.
  func entry(for style: Style) -> Entry? {
    let filled = plainEntries.filter { !$0.isEmpty }
    return filled.first { $0.style == style } ?? filled.first { $0.style == nil } ?? filled.first
  }
}
