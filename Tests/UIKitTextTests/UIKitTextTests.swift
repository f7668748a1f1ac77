// UIKitTextTests
