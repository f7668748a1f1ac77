// `import UIKit` is all that an app says: it brings Foundation and the modules below that belong to UIKit's public face.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIKitBase
@_exported public import UIKitColors
@_exported public import UIKitImages
@_exported public import UIKitText
@_exported public import UIKitTraits
