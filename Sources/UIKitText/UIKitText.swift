// UIKitText
