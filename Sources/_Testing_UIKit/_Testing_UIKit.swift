// Empty on purpose: Swift Testing declares a cross-import overlay of this name for clients that import UIKit and Testing.
