// Eight threads resolve colors, build trait collections and ask for pictures while the main thread switches the style of a window,
// frame by frame.
//
//   ThreadRace [rounds]     default 2,000; prints what was done, and ends with 1 if any result was wrong
//   ThreadRace --plant      lets two threads count without a lock, which the thread sanitizer must find
//
// scripts/test-threads builds this with the thread sanitizer and runs both.

import CoreGraphics
import Foundation
import Synchronization
import UIKit
import UIKitSurface

/// A count that two threads change without a lock.
nonisolated(unsafe) var planted = 0
/// How many results were not what they had to be.
let faults = Atomic<Int>(0)
/// A color of an app's own, which all threads resolve.
let themed = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
/// The same with an alpha, which follows the traits as well.
let veiled = themed.withAlphaComponent(0.5)

/// A picture of one color, whose variants all threads ask for.
let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
  UIColor.red.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
}

/// Runs the body on so many threads at once; the main thread goes on, and gets what it can wait for.
func race(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) -> DispatchGroup {
  let group = DispatchGroup()
  for number in 0..<threads {
    group.enter()
    Thread {
      body(number)
      group.leave()
    }.start()
  }
  return group
}

/// Notes a result that is not what it had to be.
func expect(_ holds: Bool) {
  if !holds { faults.wrappingAdd(1, ordering: .relaxed) }
}

/// The white component of a color that has one for each style.
func white(_ color: UIColor) -> CGFloat {
  var white: CGFloat = -1
  color.getWhite(&white, alpha: nil)
  return white
}

/// What one of the eight threads does in a round.
func resolveAndBuild(_ number: Int, _ round: Int) {
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
  expect(dark == UITraitCollection(userInterfaceStyle: .dark))
  expect(light.hasDifferentColorAppearance(comparedTo: dark))
  let scaled = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: CGFloat(100 + (round &+ number) % 512))])
  expect(scaled.userInterfaceStyle == .dark)
  expect(white(themed.resolvedColor(with: light)) == 0)
  expect(white(themed.resolvedColor(with: scaled)) == 1)
  expect(veiled.resolvedColor(with: dark).cgColor.alpha == 0.5)
  expect(UIColor.systemBackground.resolvedColor(with: dark) != UIColor.systemBackground.resolvedColor(with: light))
  // What the system has at this moment is one or the other.
  expect(UITraitCollection.current.userInterfaceStyle != .unspecified)
  dark.performAsCurrent { expect(white(UIColor(cgColor: themed.cgColor)) == 1) }
}

/// What one of the eight threads asks of pictures in a round.
func askForPictures(_ number: Int, _ round: Int) {
  let dark = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1)])
  guard let asset = picture.imageAsset else { return expect(false) }
  expect(asset === picture.imageAsset)
  if (round &+ number).isMultiple(of: 64) { asset.register(picture.withRenderingMode(.alwaysTemplate), with: dark) }
  expect(asset.image(with: dark).size == picture.size)
  expect(UIColor(patternImage: picture.withTintColor(themed)).cgColor.pattern != nil)
}

/// A window full of views whose colors follow the style.
@MainActor
func makeWindow(on surface: HeadlessSurface) -> UIWindow? {
  let application = UIApplication.begin(on: surface)
  application.launch(delegate: nil)
  guard let scene = application.connectedScenes.compactMap({ $0 as? UIWindowScene }).first else { return nil }
  let window = UIWindow(windowScene: scene)
  let controller = UIViewController()
  for index in 0..<100 {
    let view = UIView(frame: CGRect(x: index % 10 * 39, y: index / 10 * 84, width: 30, height: 30))
    view.backgroundColor = [themed, veiled, .systemBackground, .label][index % 4]
    controller.view.addSubview(view)
  }
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

if CommandLine.arguments.contains("--plant") {
  race(2) { _ in for _ in 0..<1000 { planted += 1 } }.wait()
  print("ThreadRace: counted to \(planted) without a lock")
  exit(0)
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000
let surface = HeadlessSurface(size: CGSize(width: 390, height: 844), scale: 1)
guard let window = makeWindow(on: surface) else {
  print("ThreadRace: the surface gave the app no scene")
  exit(1)
}
let others = race(8) { number in
  for round in 0..<rounds {
    resolveAndBuild(number, round)
    askForPictures(number, round)
  }
}
var frames = 0
while others.wait(timeout: .now()) == .timedOut {
  frames += 1
  if frames.isMultiple(of: 3) {
    surface.preferences.style = surface.preferences.style == .dark ? .light : .dark
  } else {
    window.overrideUserInterfaceStyle = frames.isMultiple(of: 2) ? .dark : .unspecified
  }
  surface.advance(by: HeadlessSurface.frameInterval)
}
let wrong = faults.load(ordering: .relaxed)
print("ThreadRace: 8 threads, \(rounds) rounds each, \(frames) frames meanwhile, \(wrong) wrong results")
exit(wrong == 0 ? 0 : 1)
