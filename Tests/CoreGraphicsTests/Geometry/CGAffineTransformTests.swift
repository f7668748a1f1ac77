import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func concatenatingDoesTheReceiverFirst() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  }

  @Test func translatedAndScaledActBeforeTheReceiver() {
    let base = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(base.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    let stretch = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint.zero.applying(stretch.translatedBy(x: 1, y: 1)) == CGPoint(x: 2, y: 3))
  }

  @Test func aTurnGoesFromTheXAxisToTheYAxis() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15 && point.y == 1)
  }

  @Test func anInverseUndoesAndASingularMapStaysAsItIs() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let there = CGPoint(x: 3, y: 4).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleBecomesTheOneAroundItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(rect == CGRect(x: -1, y: 0, width: 1, height: 2))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func partsPutTogetherGiveTheMapAgain() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let again = CGAffineTransform(transform.decomposed())
    for (one, two) in [(again.a, 2), (again.b, 1), (again.c, -1), (again.d, 3), (again.tx, 5), (again.ty, -7)]
      as [(CGFloat, CGFloat)]
    {
      #expect(abs(one - two) < 1e-12)
    }
  }
}
