public import UIKitImages

extension UIImage {
  /// What assistive technology calls a bar's button that shows the picture and no title; `nil` unless set.
  ///
  /// AD-HOC: it belongs to this object alone. A picture with another look, or the variant for other traits, has none.
  @MainActor
  public final var accessibilityLabel: String? {
    get { ImageNames.name(of: self) }
    set { ImageNames.name(self, newValue) }
  }
}

/// What pictures are called, kept beside them, as pictures themselves never change.
@MainActor
private enum ImageNames {
  /// A name, and whose it is.
  private struct Entry {
    /// The picture; when it has gone, another object may be at its address.
    weak var image: UIImage?
    /// The name.
    let name: String
  }

  /// The names, by the address of the picture; among them may be some of pictures that have gone.
  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// The name of a picture.
  static func name(of image: UIImage) -> String? {
    guard let entry = entries[ObjectIdentifier(image)], entry.image === image else { return nil }
    return entry.name
  }

  /// Gives a picture a name, or takes it away.
  static func name(_ image: UIImage, _ name: String?) {
    entries = entries.filter { $0.value.image != nil }
    entries[ObjectIdentifier(image)] = name.map { Entry(image: image, name: $0) }
  }
}
