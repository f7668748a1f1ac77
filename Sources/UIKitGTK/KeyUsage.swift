import PenumbraCGTK

/// Which key of the USB table (HID usage page 7, the numbers of `UIKeyboardHIDUsage`) a GDK key value stands for.
enum KeyUsage {
  /// The number of a key that types something, whatever that is; `nil` for keys that UIKit would not report.
  ///
  /// What a key means decides first, so that a layout's letters are found; then where it is, by the number of the hardware; a key of no
  /// number that types something is the undefined one.
  static func usage(of value: guint, hardware code: guint, types: Bool) -> Int? {
    usage(of: value) ?? (types ? places[code] ?? undefined : nil)
  }

  /// The number of a key by what it means.
  private static func usage(of value: guint) -> Int? {
    let lower = gdk_keyval_to_lower(value)
    switch lower {
    case guint(GDK_KEY_a)...guint(GDK_KEY_z): return 0x04 + Int(lower) - Int(GDK_KEY_a)
    case guint(GDK_KEY_1)...guint(GDK_KEY_9): return 0x1E + Int(lower) - Int(GDK_KEY_1)
    case guint(GDK_KEY_F1)...guint(GDK_KEY_F12): return 0x3A + Int(lower) - Int(GDK_KEY_F1)
    default: return others[Int32(bitPattern: lower)]
    }
  }

  /// The keys that are not in a row; Tab with Shift has a value of its own in GDK.
  private static let others: [Int32: Int] = [
    GDK_KEY_0: 0x27, GDK_KEY_Return: 0x28, GDK_KEY_KP_Enter: 0x58, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A,
    GDK_KEY_Tab: 0x2B, GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_space: 0x2C, GDK_KEY_minus: 0x2D, GDK_KEY_equal: 0x2E,
    GDK_KEY_comma: 0x36, GDK_KEY_period: 0x37, GDK_KEY_slash: 0x38, GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B,
    GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D, GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50,
    GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52,
  ]

  /// The number of keys that are not in the table.
  private static let undefined = 0x03

  /// The keys that type other things in other layouts, by the numbers that Linux gives them, which X and Wayland raise by 8.
  private static let places: [guint: Int] = {
    let rows: [(first: guint, usages: [Int])] = [
      (2, Array(0x1E...0x27) + [0x2D, 0x2E]),  // the digits, hyphen, equal sign
      (16, [0x14, 0x1A, 0x08, 0x15, 0x17, 0x1C, 0x18, 0x0C, 0x12, 0x13, 0x2F, 0x30]),  // Q to P, brackets
      (30, [0x04, 0x16, 0x07, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F, 0x33, 0x34, 0x35]),  // A to L, semicolon, quote, grave accent
      (43, [0x31, 0x1D, 0x1B, 0x06, 0x19, 0x05, 0x11, 0x10, 0x36, 0x37, 0x38]),  // backslash, Z to slash
      (86, [0x64]),  // the key beside the left shift
    ]
    var places: [guint: Int] = [:]
    for row in rows {
      for (index, usage) in row.usages.enumerated() { places[row.first + 8 + guint(index)] = usage }
    }
    return places
  }()
}
