// Empty on purpose: on an Apple host the product UIKit exists so that clients resolve, and Apple's UIKit is what they import.
