// What every module above gets with this one: Foundation, as `import UIKit` gives it on iOS.

@_exported public import Foundation
