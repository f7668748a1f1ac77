// UIKitBase
