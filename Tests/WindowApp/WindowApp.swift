import Penumbra
import UIKit
import UIKitBase

/// A small app that the test of the window starts as a process of its own: it has several windows, a card, and says what it hears.
///
/// With `--stations` it says which files a switch passes.
@main
enum WindowApp {
  @MainActor static func main() {
    guard CommandLine.arguments.contains("--stations") else { return AppDelegate.main() }
    Journey.onPass = { say("station \($0)") }
    AppearanceJourney.$onPass.withValue({ say("station \($0)") }) { AppDelegate.main() }
  }
}

/// Says something on standard error, at once.
func say(_ words: String) { FileHandle.standardError.write(Data((words + "\n").utf8)) }
