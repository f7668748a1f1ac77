// UIKitColors
