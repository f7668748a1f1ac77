import Testing
import UIKitBase
import UIKitTraits

/// Runs the body on eight threads at once and waits for all of them.
private func onEightThreads(_ body: @escaping @Sendable (Int) -> Void) {
  let done = DispatchGroup()
  for number in 0..<8 {
    done.enter()
    Thread {
      body(number)
      done.leave()
    }.start()
  }
  done.wait()
}

/// Counts, on any thread.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add(_ fault: Bool) {
    guard fault else { return }
    lock.lock()
    count += 1
    lock.unlock()
  }

  var value: Int { lock.withLock { count } }
}

@Suite(.serialized)
struct TraitThreadsTests {
  @Test func threadsThatBuildTheSameValuesGetOneStorage() {
    let faults = Count()
    let kept = (0..<64).map { UITraitCollection(displayScale: 500 + CGFloat($0)).modifyingTraits { $0.legibilityWeight = .bold } }
    onEightThreads { number in
      for round in 0..<2000 {
        let index = (round &* 7 &+ number) % 64
        let made = UITraitCollection(traitsFrom: [
          UITraitCollection(legibilityWeight: .bold), UITraitCollection(displayScale: 500 + CGFloat(index)),
        ])
        faults.add(made.storage !== kept[index].storage || made.hash != kept[index].hash)
      }
    }
    #expect(faults.value == 0)
  }

  @Test func eachThreadKeepsItsOwnCurrentTraitsWhileTheSystemsChange() {
    let faults = Count()
    let system = UITraitCollection.systemDefault
    // Whatever the system had before, from here on it has a style and nothing else.
    UITraitCollection.systemDefault = UITraitCollection(userInterfaceStyle: .light).storage
    let changer = Count()
    let stop = DispatchSemaphore(value: 0)
    let stopped = DispatchSemaphore(value: 0)
    Thread {
      var style = UIUserInterfaceStyle.dark
      while stop.wait(timeout: .now()) == .timedOut {
        UITraitCollection.systemDefault = UITraitCollection(userInterfaceStyle: style).storage
        style = style == .dark ? .light : .dark
        changer.add(true)
      }
      stopped.signal()
    }.start()
    onEightThreads { number in
      let own = UITraitCollection(displayScale: CGFloat(number + 1))
      for _ in 0..<2000 {
        // Before anything is set here, these are the system's: one style or the other, and nothing else.
        faults.add(UITraitCollection.current.displayScale != 0)
        own.performAsCurrent {
          faults.add(UITraitCollection.current !== own)
          dark.performAsCurrent { faults.add(UITraitCollection.current.userInterfaceStyle != .dark) }
          faults.add(UITraitCollection.current.displayScale != CGFloat(number + 1))
        }
      }
    }
    stop.signal()
    stopped.wait()
    UITraitCollection.systemDefault = system
    #expect(faults.value == 0)
    #expect(changer.value > 0)
  }

  @Test func aThreadHearsOfTheSystemsTraitsAtOnce() {
    let system = UITraitCollection.systemDefault
    let faults = Count()
    let done = DispatchSemaphore(value: 0)
    Thread {
      for style in [UIUserInterfaceStyle.dark, .light, .dark] {
        UITraitCollection.systemDefault = UITraitCollection(userInterfaceStyle: style).storage
        faults.add(UITraitCollection.current.userInterfaceStyle != style)
        light.performAsCurrent {
          UITraitCollection.systemDefault = UITraitCollection(userInterfaceStyle: .dark).storage
          faults.add(UITraitCollection.current.userInterfaceStyle != .light)
        }
        faults.add(UITraitCollection.current.userInterfaceStyle != .dark)
      }
      done.signal()
    }.start()
    done.wait()
    UITraitCollection.systemDefault = system
    #expect(faults.value == 0)
  }

  @Test func manyDifferentCollectionsOnManyThreadsAreForgotten() {
    let before = TraitTable.count
    onEightThreads { number in
      for round in 0..<3000 {
        _ = UITraitCollection {
          $0.displayScale = CGFloat(1_000_000 + number * 10_000 + round)
          $0[Theme.self] = "\(number) \(round)"
        }
      }
    }
    // Of 48,000 sets of values, at most those of one generation of the table are left, and what threads remember.
    TraitTable.dropUnused()
    #expect(TraitTable.count <= before + 2000)
  }
}
