// The yes-or-no facts of a layer, one bit each.

/// Facts about a layer and what it waits for.
///
/// Each of the three passes (layout, display, composite) has a mark for “I” and a mark for “something below me”. A mark below is
/// always accompanied by marks on the whole way up, so setting one stops at the first marked ancestor. Only inside a hidden
/// subtree stale marks may stay, because unhiding marks anew.
struct LayerFlags: OptionSet {
  /// The bits.
  let rawValue: UInt32

  /// `layoutSublayers` is to be called.
  static let needsLayout = LayerFlags(rawValue: 1 << 0)
  /// A layer below is to be laid out.
  static let needsLayoutBelow = LayerFlags(rawValue: 1 << 1)
  /// `display` is to be called.
  static let needsDisplay = LayerFlags(rawValue: 1 << 2)
  /// A layer below is to be displayed.
  static let needsDisplayBelow = LayerFlags(rawValue: 1 << 3)
  /// The layer's own look changed since it was last composited.
  static let lookChanged = LayerFlags(rawValue: 1 << 4)
  /// Something changed that moves, shows or blends all below the layer.
  static let subtreeChanged = LayerFlags(rawValue: 1 << 5)
  /// Something below changed.
  static let changedBelow = LayerFlags(rawValue: 1 << 6)
  /// The layer moves on its own and is to be looked at in the next frame.
  static let animates = LayerFlags(rawValue: 1 << 7)

  /// Property `isHidden`.
  static let hidden = LayerFlags(rawValue: 1 << 8)
  /// Property `masksToBounds`.
  static let masksToBounds = LayerFlags(rawValue: 1 << 9)
  /// Property `isOpaque`.
  static let opaque = LayerFlags(rawValue: 1 << 10)
  /// Property `needsDisplayOnBoundsChange`.
  static let displaysOnBoundsChange = LayerFlags(rawValue: 1 << 11)
  /// Property `allowsGroupOpacity`.
  static let groupsOpacity = LayerFlags(rawValue: 1 << 12)
  /// Property `cornerCurve` is continuous.
  static let continuousCorners = LayerFlags(rawValue: 1 << 13)
  /// The layer has been part of a composited tree, so that changes may animate.
  static let wasComposited = LayerFlags(rawValue: 1 << 14)
  /// Some sublayer has a `zPosition`.
  static let hasZPositions = LayerFlags(rawValue: 1 << 15)
  /// When last composited, the layer was faded as one picture.
  static let wasGroup = LayerFlags(rawValue: 1 << 16)
  /// When last composited, the layer's contents were clipped.
  static let wasClipping = LayerFlags(rawValue: 1 << 17)
  /// The owner is a plain view, see `CALayer.ownerIsPlain`.
  static let ownerIsPlain = LayerFlags(rawValue: 1 << 18)
  /// The layer is on the list of those with animations, see `AnimationSchedule`.
  static let scheduled = LayerFlags(rawValue: 1 << 19)
}
