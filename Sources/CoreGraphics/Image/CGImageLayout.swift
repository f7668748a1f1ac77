/// Where the alpha of a pixel is, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colours.
  case last = 3
  /// Before the colours.
  case first = 4
  /// A part after the colours that means nothing.
  case noneSkipLast = 5
  /// A part before the colours that means nothing.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel lie in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say it.
  case orderMask = 0x7000
  /// As the alpha's place says, first to last.
  case orderDefault = 0
  /// Pairs of bytes, the low one first.
  case order16Little = 0x1000
  /// Four bytes, last to first.
  case order32Little = 0x2000
  /// Pairs of bytes, the high one first.
  case order16Big = 0x3000
  /// Four bytes, first to last.
  case order32Big = 0x4000
}

/// The layout of a pixel: where the alpha is and how the bytes are ordered.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A layout of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pairs of bytes, the low one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes, last to first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pairs of bytes, the high one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes, first to last.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The place of the alpha that the bits name.
  public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}

/// Where each channel of a pixel of eight bits a channel lies.
struct ChannelOrder {
  /// The byte of red within a pixel.
  let red: Int
  /// The byte of green.
  let green: Int
  /// The byte of blue.
  let blue: Int
  /// Nil when the pixel is opaque.
  let alpha: Int?
  /// Bytes from one pixel to the next.
  let bytesPerPixel: Int
  /// Whether the colours are multiplied by the alpha.
  let isPremultiplied: Bool

  /// The order that a bitmap info names, or nil when it is not one of eight bits a channel.
  init?(_ info: CGBitmapInfo, bitsPerPixel: Int, isGray: Bool) {
    let alpha = info.alpha
    guard !info.contains(.floatComponents), bitsPerPixel % 8 == 0, alpha != .alphaOnly else { return nil }
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let count = bitsPerPixel / 8
    let isFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let hasPart = alpha != .none
    guard count == (isGray ? 1 : 3) + (hasPart ? 1 : 0) else { return nil }
    let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue || isReversed && count == 4 else { return nil }
    func place(_ index: Int) -> Int { isReversed ? count - 1 - index : index }
    let start = isFirst ? 1 : 0
    red = place(start)
    green = isGray ? red : place(start + 1)
    blue = isGray ? red : place(start + 2)
    self.alpha =
      switch alpha {
      case .first, .premultipliedFirst: place(0)
      case .last, .premultipliedLast: place(count - 1)
      default: nil
      }
    bytesPerPixel = count
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
  }
}
