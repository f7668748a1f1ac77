import PenumbraCGTK

/// Which key of the USB table (HID usage page 7, the numbers of `UIKeyboardHIDUsage`) a GDK key value stands for.
enum KeyUsage {
  /// The number of a key; `nil` for keys that UIKit would not report.
  static func usage(of value: guint) -> Int? {
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
}
