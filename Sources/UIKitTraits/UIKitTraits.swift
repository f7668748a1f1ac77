// UIKitTraits
