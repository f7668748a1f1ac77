// UIKitTraitsTests
