/// Marks an object as Swift's for CoreFoundation; it has to be the first stored property of a class made of `NSObject`.
///
/// CoreFoundation on Linux tells its own objects from Swift's by bits of the first word behind the object's header: ten bits that are
/// all zero mean "mine", and `CFEqual` then ends the process. It compares attributes of an attributed string so, for example when a
/// colour takes another's place, and nothing but the first property decides what it finds there. This one always has those bits set.
package struct FoundationMark: Sendable {
  /// Bits 8 to 17, a type number that CoreFoundation never gives to a class.
  private let bits: UInt = 0x3FF00

  /// The mark.
  package init() {}
}
