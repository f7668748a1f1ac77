// Names of Core Foundation that sources for iOS write next to Core Graphics calls. Here they are the Swift values themselves, so that
// `[first, second] as CFArray` and `CGColorSpace(name: CGColorSpace.sRGB)` compile on both sides.

/// A string as Core Foundation's calls take it.
public typealias CFString = String

/// A list as Core Foundation's calls take it.
public typealias CFArray = [Any]

/// Bytes as Core Foundation's calls take them.
public typealias CFData = Data

/// Options as Core Foundation's calls take them.
public typealias CFDictionary = [AnyHashable: Any]
