import CoreGraphics
import Testing

/// Geometry spec 3.
@Suite struct RoundedRectTests {
  private func points(_ path: CGPath) -> [CGPoint] {
    var all: [CGPoint] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      for index in 0..<count { all.append(element.pointee.points[index]) }
    }
    return all
  }

  @Test func theContinuousCurveLeavesTheSideWhereTheSpecSays() {
    let path = CGPath.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10, continuous: true)
    let onTop = points(path).filter { $0.y == 0 }.map(\.x)
    #expect(abs((onTop.min() ?? 0) - 8.68407) < 1e-9)
    #expect(onTop.contains { abs($0 - 15.28665) < 1e-9 })
    #expect(points(path).contains { abs($0.x - 6.69934) < 1e-9 && abs($0.y - 0.65496) < 1e-9 })
  }

  @Test func theContinuousCurveStaysAsNearToTheVertexAsTheSpecSays() {
    let path = CGPath.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10, continuous: true)
    // The vertex's distance on the diagonal is 0.41225 r, so 0.2915 r along each axis.
    #expect(!path.contains(CGPoint(x: 2.90, y: 2.90)))
    #expect(path.contains(CGPoint(x: 2.93, y: 2.93)))
  }

  @Test func aCapsulesEndsAreHalfCircles() {
    let path = CGPath.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 20), radius: 10, continuous: true)
    let onLeft = points(path).filter { abs($0.x) < 1e-9 }.map(\.y)
    #expect(onLeft.contains { abs($0 - 10) < 1e-9 })
    let onTop = points(path).filter { abs($0.y) < 1e-9 }.map(\.x)
    #expect(onTop.contains { abs($0 - 15.28665) < 1e-9 })
  }

  @Test func onlyTheNamedCornersAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath.roundedRect(rect, radius: 10, corners: [.minXMinY, .maxXMinY], continuous: false)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 0.5, y: 39.5)) && path.contains(CGPoint(x: 39.5, y: 39.5)))
  }

  @Test func aRadiusAboveHalfASideIsCut() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(CGPath.roundedRect(rect, radius: 99, continuous: false) == CGPath.roundedRect(rect, radius: 10, continuous: false))
    #expect(CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil).boundingBox == rect)
  }

  @Test func noRadiusIsARectangle() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath.roundedRect(rect, radius: 0, continuous: true) == CGPath(rect: rect, transform: nil))
  }
}
