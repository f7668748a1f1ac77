/// Random numbers that are the same in every run: the generator SplitMix64.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  /// What the next number is made of; a run begins with its seed.
  package var state: UInt64

  /// Numbers from a state on.
  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, but not including, 1.
  package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
