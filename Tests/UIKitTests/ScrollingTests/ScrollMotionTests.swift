import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollMotionTests {
  let time = ScrollAxisMotion.timeConstant(of: .normal)

  @Test func contentKeepsTheShareOfItsSpeedThatTheRateSays() {
    let glide = ScrollAxisMotion.glide(from: 0, velocity: 1000, time: time)
    let early = glide.position(at: 0.1001) - glide.position(at: 0.1)
    let late = glide.position(at: 0.2001) - glide.position(at: 0.2)
    #expect(abs(late / early - pow(0.998, 100)) < 1e-6)
    let fast = ScrollAxisMotion.glide(from: 0, velocity: 1000, time: ScrollAxisMotion.timeConstant(of: .fast))
    let ratio = (fast.position(at: 0.2001) - fast.position(at: 0.2)) / (fast.position(at: 0.1001) - fast.position(at: 0.1))
    #expect(abs(ratio - pow(0.99, 100)) < 1e-6)
  }

  @Test func aThousandPointsASecondGoHalfAThousandPoints() {
    #expect(abs(ScrollAxisMotion.glide(from: 0, velocity: 1000, time: time).end - 499.5) < 0.01)
  }

  @Test func contentThatCrossesAnEdgeSpringsBackWithoutAJump() {
    let motion = ScrollAxisMotion.release(at: 900, velocity: 2000, low: 0, high: 1000, time: time, bounces: true)
    guard case .sequence(_, let moment, _) = motion else {
      Issue.record("the content does not cross the edge")
      return
    }
    #expect(abs(motion.position(at: moment - 1e-9) - 1000) < 0.001)
    #expect(abs(motion.position(at: moment) - 1000) < 0.001)
    let before = (motion.position(at: moment) - motion.position(at: moment - 1e-5)) / 1e-5
    let after = (motion.position(at: moment + 1e-5) - motion.position(at: moment)) / 1e-5
    #expect(abs(before - after) < 1)
    #expect(motion.position(at: moment + 0.1) > 1000)
    #expect(motion.end == 1000)
    #expect(!motion.isOver(at: moment, tolerance: 0.25))
    #expect(motion.isOver(at: moment + 3, tolerance: 0.25))
  }

  @Test func contentThatDoesNotBounceStopsAtTheEdge() {
    let motion = ScrollAxisMotion.release(at: 900, velocity: 2000, low: 0, high: 1000, time: time, bounces: false)
    #expect(motion.position(at: 1) == 1000)
    #expect(motion.isOver(at: 1, tolerance: 0.25))
  }

  @Test func aMovementThatIsOverStaysOver() {
    let motions: [ScrollAxisMotion] = [
      .spring(edge: 0, displacement: -80, velocity: 900), .spring(edge: 0, displacement: 5, velocity: -3000),
      .glide(from: 0, velocity: -700, time: time), .ease(from: 0, to: 100, seconds: 0.3),
    ]
    for motion in motions {
      var wasOver = false
      for step in 0..<600 {
        let seconds = Double(step) / 120
        let isOver = motion.isOver(at: seconds, tolerance: 0.5)
        if isOver { #expect(abs(motion.position(at: seconds) - motion.end) <= 0.5) }
        #expect(isOver || !wasOver)
        wasOver = isOver
      }
      #expect(wasOver)
    }
  }

  @Test func pulledContentGivesWayLessAndLess() {
    let band = RubberBand(low: 0, high: 500, extent: 400)
    #expect(band.place(for: 250) == 250)
    #expect(abs(band.place(for: -100) - -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400) < 1e-9)
    #expect(abs(band.place(for: 600) - 500 + band.place(for: -100)) < 1e-9)
    #expect(band.place(for: -1_000_000) > -400)
    for pull: CGFloat in [-300, -10, 0, 77, 500, 512, 900] {
      #expect(abs(band.pull(for: band.place(for: pull)) - pull) < 1e-6)
    }
    #expect(RubberBand(low: 0, high: 500, extent: 400, gives: false).place(for: -100) == 0)
  }
}
