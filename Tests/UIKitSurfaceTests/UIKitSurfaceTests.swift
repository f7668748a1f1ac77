// UIKitSurfaceTests
