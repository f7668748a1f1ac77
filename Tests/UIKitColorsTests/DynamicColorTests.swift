import CoreGraphics
import Dispatch
import Synchronization
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

struct DynamicColorTests {
  @Test("61: making a dynamic colour does not call its provider")
  func creationAsksNothing() {
    let counter = Counter()
    let color = UIColor.pair(counter)
    _ = (color.hash, color.description, color.withAlphaComponent(0.5), color == .black)
    #expect(counter.count == 0)
    #expect(color.isDynamic)
  }

  @Test("62: reading components asks the provider with the current traits")
  func componentsUseTheCurrentTraits() {
    let color = UIColor.pair(Counter())
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
    dark.performAsCurrent {
      var white: CGFloat = 0
      #expect(color.getWhite(&white, alpha: nil))
      #expect(white == 1)
    }
  }

  @Test("63: a provider that returns a dynamic colour is followed, with the same traits, to a fixed one")
  func providersChain() {
    let seen = Mutex<[UIUserInterfaceStyle]>([])
    let inner = UIColor { traits in
      seen.withLock { $0.append(traits.userInterfaceStyle) }
      return .systemBackground
    }
    let outer = UIColor { traits in
      seen.withLock { $0.append(traits.userInterfaceStyle) }
      return inner
    }
    let resolved = outer.resolvedColor(with: dark)
    #expect(!resolved.isDynamic)
    #expect(bytes(resolved) == [0, 0, 0, 255])
    #expect(seen.withLock { $0 } == [.dark, .dark])
  }

  @Test("64: a fixed colour resolves to itself")
  func fixedColorsResolveToThemselves() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.resolvedColor(with: dark) == color)
    #expect(!color.isDynamic)
  }

  @Test("65: resolving with given traits does not look at the current ones, nor change them")
  func resolvingLeavesCurrent() {
    light.performAsCurrent {
      #expect(UIColor.pair(Counter()).resolvedColor(with: dark) == .white)
      #expect(UITraitCollection.current == light)
    }
  }

  @Test("66: a system colour with another alpha still follows the traits")
  func alphaStaysDynamic() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(color.isDynamic)
    #expect(bytes(color, light) == [0, 0, 0, 128])
    #expect(bytes(color, dark) == [255, 255, 255, 128])
  }

  @Test("67: an alpha replaces the one that was there")
  func alphaReplaces() {
    #expect(bytes(.secondaryLabel.withAlphaComponent(1), dark) == [235, 235, 245, 255])
    #expect(bytes(.secondaryLabel.withAlphaComponent(0.2).withAlphaComponent(0.4), dark)[3] == 102)
    #expect(bytes(UIColor(white: 1, alpha: 0.3).withAlphaComponent(0.6)) == [255, 255, 255, 153])
  }

  @Test("3.2.2: an alpha leaves the colour space as it is")
  func alphaKeepsTheSpace() {
    let gray = UIColor(white: 0.5, alpha: 1)
    #expect(gray.withAlphaComponent(0.5).cgColor.numberOfComponents == 2)
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(wide.withAlphaComponent(0.5).cgColor.colorSpace == wide.cgColor.colorSpace)
  }

  @Test("3.1.3: the current traits are those that a provider is asked with")
  func currentInsideAProvider() {
    let color = UIColor { _ in UIColor.pair(Counter()).resolvedColor(with: .current) }
    light.performAsCurrent { #expect(color.resolvedColor(with: dark) == .white) }
  }

  @Test func colorsResolveOnAnyThread() async {
    let counter = Counter()
    let color = UIColor.pair(counter)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          let traits = index.isMultiple(of: 2) ? light : dark
          #expect(color.resolvedColor(with: traits) == (index.isMultiple(of: 2) ? .black : .white))
        }
      }
    }
    #expect(counter.count >= 2)
  }
}

struct ResolutionCacheTests {
  @Test func threadsThatTakeOneAnothersPlacesGetTheAnswersForTheirOwnTraits() {
    // Each answer is a new colour, and there are more traits than answers are kept, so that answers go all the time.
    let themes = (0..<17).map { theme in UITraitCollection { $0[Theme.self] = theme } }
    let provider = UIColor { UIColor(white: CGFloat($0[Theme.self]) / 255, alpha: 1) }
    let colors = [provider, provider.withAlphaComponent(0.5)]
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<2_000 {
        let theme = (thread * 3 + turn * 5) % 17
        if bytes(colors[turn % 2], themes[theme])[0] != theme { wrong.add() }
      }
    }
    #expect(wrong.count == 0)
  }

  @Test func theFirstAnswersStayAndTheLatestOfThoseAfterDo() {
    let counter = Counter()
    let color = UIColor {
      counter.add()
      return UIColor(white: CGFloat($0[Theme.self]) / 100, alpha: 1)
    }
    func ask(_ themes: Range<Int>) {
      for theme in themes {
        let traits = UITraitCollection { $0[Theme.self] = theme }
        #expect(color.resolvedColor(with: traits) == UIColor(white: CGFloat(theme) / 100, alpha: 1))
      }
    }
    ask(1..<41)
    #expect(counter.count == 40)
    ask(1..<9)
    ask(37..<41)
    #expect(counter.count == 40)
    ask(36..<37)
    #expect(counter.count == 41)
  }

  @Test func aFixedColorsRanksAreEachMadeOnce() {
    let color = UIColor.red.withProminence(.quaternary)
    let first = [light, dark].map { color.resolvedColor(with: $0) }
    #expect(first[0] != first[1])
    for _ in 0..<3 {
      #expect(color.resolvedColor(with: light) === first[0])
      #expect(color.resolvedColor(with: dark) === first[1])
    }
  }

  @Test func aProviderIsAskedOnceForTraitsThatMatterAlike() {
    let counter = Counter()
    let color = UIColor.pair(counter)
    for scale in 1...3 {
      for style in [light, dark] {
        _ = color.resolvedColor(with: style.modifyingTraits { $0.displayScale = CGFloat(scale) })
      }
    }
    #expect(counter.count == 2)
    for _ in 0..<10 { dark.performAsCurrent { _ = color.cgColor } }
    #expect(counter.count == 2)
  }

  @Test func aProviderThatReadsAnotherTraitIsAskedForEachOfItsValues() {
    let counter = Counter()
    let color = UIColor { traits in
      counter.add()
      return UIColor(white: traits.displayScale / 4, alpha: 1)
    }
    let scaled = (1...3).map { scale in dark.modifyingTraits { $0.displayScale = CGFloat(scale) } }
    for _ in 0..<2 {
      for (traits, white) in zip(scaled, [0.25, 0.5, 0.75]) {
        #expect(color.resolvedColor(with: traits) == UIColor(white: white, alpha: 1))
      }
    }
    #expect(counter.count == 3)
  }

  @Test func whatAnInnerProviderReadsCountsForTheOuter() {
    let inner = UIColor { UIColor(white: $0.displayScale / 4, alpha: 1) }
    let outer = UIColor { _ in inner.withAlphaComponent(0.5) }
    for scale in [1, 2, 1, 3] as [CGFloat] {
      let traits = dark.modifyingTraits { $0.displayScale = scale }
      // The inner one may answer from what it knows; its reads must count all the same.
      _ = inner.resolvedColor(with: traits)
      #expect(outer.resolvedColor(with: traits) == UIColor(white: scale / 4, alpha: 0.5))
    }
  }

  @Test func anAppsColorTraitIsPartOfTheKey() {
    let counter = Counter()
    let color = UIColor { traits in
      counter.add()
      return UIColor(white: CGFloat(traits[Theme.self]) / 10, alpha: 1)
    }
    for theme in [1, 2, 1, 2] {
      let traits = dark.modifyingTraits {
        $0[Theme.self] = theme; $0.displayScale = CGFloat(theme)
      }
      #expect(color.resolvedColor(with: traits) == UIColor(white: CGFloat(theme) / 10, alpha: 1))
    }
    #expect(counter.count == 2)
  }

  @Test func resolvingADynamicColorReadsTheTraitsThatColorsDependOn() {
    // Another test's first use of this trait must not add it to the mask half-way.
    _ = TraitSlot.of(Theme.self)
    let scaled = UIColor { UIColor(white: $0.displayScale / 4, alpha: 1) }
    let scale = TraitMask(UITraitDisplayScale.self)
    for (color, expected) in [
      (UIColor.label, TraitSlot.colorMask), (.label.withAlphaComponent(0.5), TraitSlot.colorMask), (.red, []),
      (.pair(Counter()), TraitSlot.colorMask), (scaled, TraitSlot.colorMask.union(scale)),
    ] {
      for _ in 0..<2 {
        var mask: TraitMask = []
        TraitTracking.track(dark.storage, into: &mask) { _ = color.resolvedCGColor(dark.storage) }
        #expect(mask == expected)
      }
    }
  }

  @Test func aResolvedModifiedColorIsTheSameObjectForTheSameTraits() {
    let color = UIColor.label.withAlphaComponent(0.3)
    #expect(color.resolvedCGColor(dark.storage) === color.resolvedCGColor(dark.storage))
    #expect(UIColor.label.resolvedCGColor(dark.storage) === UIColor.label.resolvedCGColor(dark.storage))
  }
}

@Suite(.serialized)
struct EndlessColorTests {
  /// A place where a colour can find itself.
  private final class Loop: Sendable {
    let color = Mutex<UIColor?>(nil)
  }

  @Test func aProviderThatReturnsItsOwnColorIsCutOffAndReported() {
    let messages = Mutex<[String]>([])
    Diagnostics.sink = { message in messages.withLock { $0.append(message) } }
    let (loop, counter) = (Loop(), Counter())
    let color = UIColor { _ in
      counter.add()
      return loop.color.withLock { $0 } ?? .red
    }
    loop.color.withLock { $0 = color }
    #expect(color.resolvedColor(with: dark) == .clear)
    #expect(counter.count == 1)
    #expect(messages.withLock { $0.count { $0.hasPrefix("A dynamic colour has no end: its provider") } } == 1)
    loop.color.withLock { $0 = .green }
    #expect(color.resolvedColor(with: dark) == .green)
    Diagnostics.sink = nil
  }

  @Test func twoProvidersThatReturnEachOtherAreCutOff() {
    let loop = Loop()
    let one = UIColor { _ in loop.color.withLock { $0 } ?? .red }
    let other = UIColor { _ in one }
    loop.color.withLock { $0 = other }
    #expect(one.resolvedColor(with: light) == .clear)
    #expect(other.resolvedColor(with: light) == .clear)
  }

  @Test func aChainOfEverNewProvidersIsCutOff() {
    @Sendable func endless(_ depth: Int) -> UIColor { UIColor { _ in endless(depth + 1) } }
    #expect(endless(0).resolvedColor(with: light) == .clear)
  }
}
