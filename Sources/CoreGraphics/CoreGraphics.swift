// CoreGraphics over Cairo: values first, then pixels, then the context that turns the one into the other.
//
// Reading order: Geometry → Color → Path → Image → Bitmap → Context. Every module above sees Foundation through this one, as on iOS.

@_exported public import Foundation
