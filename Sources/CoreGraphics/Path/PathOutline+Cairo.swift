import Foundation
import PenumbraCPango

/// Cairo counts in 1/256 of a pixel with 32 bits; a path is cut off well before that overflows.
let farthestPixel: CGFloat = 4_000_000

extension PathOutline {
  /// Adds the elements to the current path of a Cairo context, through its current matrix; coordinates are cut at ±`limit`.
  func append(to cairo: OpaquePointer, limit: CGFloat = farthestPixel) {
    func near(_ place: CGFloat) -> Double { Double(place > limit ? limit : place > -limit ? place : -limit) }
    func x(_ point: CGPoint) -> Double { near(point.x) }
    func y(_ point: CGPoint) -> Double { near(point.y) }
    var here = CGPoint.zero
    forEach { verb, given in
      let first = given.startIndex
      switch verb {
      case .move: cairo_move_to(cairo, x(given[first]), y(given[first]))
      case .line: cairo_line_to(cairo, x(given[first]), y(given[first]))
      case .quad:
        // The same curve as a cubic: its controls lie two thirds of the way to the quadratic's.
        let (control, end) = (given[first], given[first + 1])
        let one = CGPoint(x: here.x + (control.x - here.x) * 2 / 3, y: here.y + (control.y - here.y) * 2 / 3)
        let two = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        cairo_curve_to(cairo, x(one), y(one), x(two), y(two), x(end), y(end))
      case .cubic:
        let (one, two, end) = (given[first], given[first + 1], given[first + 2])
        cairo_curve_to(cairo, x(one), y(one), x(two), y(two), x(end), y(end))
      case .close: cairo_close_path(cairo)
      }
      if let end = given.last { here = end }
    }
  }
}
