// The room for UIImage and UIImageAsset. Pictures are CGImage (module CoreGraphics) until it is filled.
