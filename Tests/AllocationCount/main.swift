// Counts how often memory is asked for by calls that views make all the time, in a process whose allocator counts.
//
//   AllocationCount     prints a line for each kind of call, and how many blocks a hundred calls took after the first

import CountedHeap
import PenumbraTestSupport
import UIKit

/// How many blocks a hundred calls take, once one was made.
@MainActor
func blocks(_ body: () -> Void) -> Int {
  body()
  let before = counted_allocations()
  for _ in 0..<100 { body() }
  return counted_allocations() - before
}

let app = TestApp(size: CGSize(width: 20, height: 20), scale: 1)
let view = UIView(frame: app.view.bounds)
app.view.addSubview(view)
app.frame()
let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
let traits = view.traitCollection
var style = UIUserInterfaceStyle.unspecified
var color: UIColor?

print("traitCollection of a view: \(blocks { style = view.traitCollection.userInterfaceStyle })")
print(
  "traitCollection of a controller: \(blocks { style = app.window.rootViewController?.traitCollection.userInterfaceStyle ?? style })"
)
print("current: \(blocks { style = UITraitCollection.current.userInterfaceStyle })")
print("a provider's color: \(blocks { color = dynamic.resolvedColor(with: traits) })")
print("a system color: \(blocks { color = UIColor.label.resolvedColor(with: traits) })")
print("a new object: \(blocks { color = UIColor(white: 0.5, alpha: 1) } >= 100 ? "counted" : "not counted")")
