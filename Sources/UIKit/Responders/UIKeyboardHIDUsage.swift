/// The keys of a keyboard by their numbers in the USB table (HID usage page 7), those that a window reports.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that types something and is not in the table.
  case keyboardErrorUndefined = 0x03
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1 of the upper row.
  case keyboard1 = 0x1E
  /// The key 2 of the upper row.
  case keyboard2 = 0x1F
  /// The key 3 of the upper row.
  case keyboard3 = 0x20
  /// The key 4 of the upper row.
  case keyboard4 = 0x21
  /// The key 5 of the upper row.
  case keyboard5 = 0x22
  /// The key 6 of the upper row.
  case keyboard6 = 0x23
  /// The key 7 of the upper row.
  case keyboard7 = 0x24
  /// The key 8 of the upper row.
  case keyboard8 = 0x25
  /// The key 9 of the upper row.
  case keyboard9 = 0x26
  /// The key 0 of the upper row.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The hyphen.
  case keyboardHyphen = 0x2D
  /// The equal sign.
  case keyboardEqualSign = 0x2E
  /// The opening bracket.
  case keyboardOpenBracket = 0x2F
  /// The closing bracket.
  case keyboardCloseBracket = 0x30
  /// The backslash.
  case keyboardBackslash = 0x31
  /// The number sign of keyboards that have it beside Return.
  case keyboardNonUSPound = 0x32
  /// The semicolon.
  case keyboardSemicolon = 0x33
  /// The quote.
  case keyboardQuote = 0x34
  /// The grave accent and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// The comma.
  case keyboardComma = 0x36
  /// The period.
  case keyboardPeriod = 0x37
  /// The slash.
  case keyboardSlash = 0x38
  /// F1.
  case keyboardF1 = 0x3A
  /// F2.
  case keyboardF2 = 0x3B
  /// F3.
  case keyboardF3 = 0x3C
  /// F4.
  case keyboardF4 = 0x3D
  /// F5.
  case keyboardF5 = 0x3E
  /// F6.
  case keyboardF6 = 0x3F
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Delete.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The right arrow.
  case keyboardRightArrow = 0x4F
  /// The left arrow.
  case keyboardLeftArrow = 0x50
  /// The down arrow.
  case keyboardDownArrow = 0x51
  /// The up arrow.
  case keyboardUpArrow = 0x52
  /// Enter on the number pad.
  case keypadEnter = 0x58
  /// The key beside the left shift of keyboards that have one there.
  case keyboardNonUSBackslash = 0x64
}
