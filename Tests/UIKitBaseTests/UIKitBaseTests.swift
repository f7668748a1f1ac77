// UIKitBaseTests
