import CoreGraphics
import PenumbraCGTK

/// The pixels of the frame that is shown, cut into strips so that only those that changed are handed to GTK again.
///
/// A texture keeps a copy: GTK reads it after the call, when the next frame may already be drawn into the same bitmap. At 2x the copy
/// of a whole screen takes a tenth of a millisecond, and GTK uploads only textures that it has not seen.
@MainActor
final class FrameStrips {
  /// Pixel rows of one strip; small enough that a tapped switch uploads little, large enough that a screen is few textures.
  static let rows = 64

  /// The strips from the top; each is full width.
  private var textures: [OpaquePointer] = []

  /// The size of the frame that the strips were cut from, in pixels.
  private(set) var width = 0
  private(set) var height = 0

  /// How many strips were made so far, for measurements.
  private(set) var madeStrips = 0

  /// Takes up a frame of which only `damage`, in pixels, differs from the one before.
  func update(from frame: Bitmap, damage: [CGRect]) {
    let isNew = frame.width != width || frame.height != height
    if isNew { forget() }
    width = frame.width
    height = frame.height
    for (index, top) in stride(from: 0, to: height, by: Self.rows).enumerated() {
      let rows = min(Self.rows, height - top)
      guard isNew || damage.contains(where: { $0.minY < CGFloat(top + rows) && $0.maxY > CGFloat(top) }) else { continue }
      guard let texture = Self.texture(of: frame, from: top, rows: rows) else { continue }
      madeStrips += 1
      if index < textures.count {
        g_object_unref(UnsafeMutableRawPointer(textures[index]))
        textures[index] = texture
      } else {
        textures.append(texture)
      }
    }
  }

  /// Appends the strips to what GTK draws, one frame pixel on one device pixel at `scale` pixels a point.
  func append(to snapshot: OpaquePointer, scale: CGFloat) {
    for (index, texture) in textures.enumerated() {
      let top = index * Self.rows
      var place = graphene_rect_t()
      graphene_rect_init(
        &place, 0, Float(CGFloat(top) / scale), Float(CGFloat(width) / scale),
        Float(CGFloat(min(Self.rows, height - top)) / scale))
      gtk_snapshot_append_texture(snapshot, texture, &place)
    }
  }

  /// Gives the textures back; whoever owns the strips does so before it goes.
  func forget() {
    for texture in textures { g_object_unref(UnsafeMutableRawPointer(texture)) }
    textures = []
  }

  /// A texture with a copy of some rows; `nil` when there is no memory for it.
  private static func texture(of frame: Bitmap, from top: Int, rows: Int) -> OpaquePointer? {
    frame.withBytes { bytes -> OpaquePointer? in
      let part = UnsafeRawBufferPointer(rebasing: bytes[top * frame.stride..<(top + rows) * frame.stride])
      guard let copy = g_bytes_new(part.baseAddress, gsize(part.count)) else { return nil }
      defer { g_bytes_unref(copy) }
      return gdk_memory_texture_new(Int32(frame.width), Int32(rows), penumbra_gtk_pixel_format(), copy, gsize(frame.stride))
    }
  }
}
