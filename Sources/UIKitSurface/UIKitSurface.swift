// UIKitSurface
