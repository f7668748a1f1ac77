// UIKitColorsTests
