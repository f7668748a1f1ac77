// Empty on purpose: Swift Testing declares a cross-import overlay of this name for clients that import CoreGraphics and Testing.
