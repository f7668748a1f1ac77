// Builds trees that are as deep as told, in a process whose main thread runs the app, as every app's does.
//
//   DeepTrees <layers|views> <depth>     lays out, draws, hits and frees a chain; prints what came of it

import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import UIKit

let arguments = CommandLine.arguments
let depth = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0

/// The colour at the first pixel.
@MainActor
func corner(_ app: TestApp) -> String { app.pixel(0, 0).description }

/// A chain of plain layers below the window's.
@MainActor
func layers() -> String {
  let app = TestApp(size: CGSize(width: 20, height: 20), scale: 1)
  weak var last: CALayer?
  var layer = app.view.layer
  for index in 0..<depth {
    let next = CALayer()
    next.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    if index == depth - 1 { next.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    layer.addSublayer(next)
    layer = next
  }
  last = layer
  app.frame()
  var result = corner(app)
  result += app.view.layer.hitTest(CGPoint(x: 5, y: 5)) === layer ? " hit" : " missed"
  layer = app.view.layer
  app.view.layer.sublayers?.last?.removeFromSuperlayer()
  app.frame()
  return result + " " + corner(app) + (last == nil ? " " : " not ")
}

/// A chain of views.
@MainActor
func views() -> String {
  let app = TestApp(size: CGSize(width: 20, height: 20), scale: 1)
  weak var last: UIView?
  var view = app.view
  for index in 0..<depth {
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    if index == depth - 1 { next.backgroundColor = .red }
    view.addSubview(next)
    view = next
  }
  last = view
  app.frame()
  var result = corner(app)
  result += app.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view ? " hit" : " missed"
  view = app.view
  app.view.subviews.last?.removeFromSuperview()
  app.frame()
  return result + " " + corner(app) + (last == nil ? " " : " not ")
}

switch arguments.count > 1 ? arguments[1] : "" {
case "layers": print(layers() + "freed")
case "views": print(views() + "freed")
default: print("DeepTrees <layers|views> <depth>")
}
