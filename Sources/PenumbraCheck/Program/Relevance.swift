/// Which functions can matter: those whose text speaks of colours, layers, pictures or the style, and those that call them.
///
/// Each unit is looked at by itself, by the numbers of its strings, so that a name is looked at once a unit and not once a use.
enum Relevance {
  /// Parts of names that make a body matter.
  private static let parts: [[UInt8]] = ["olor", "ppearance", "Style", "ark", "heme", "ttribute"].map { Array($0.utf8) }

  /// Beginnings of names that make a body matter.
  private static let beginnings: [[UInt8]] = ["system", "UI", "draw", "reload", "set"].map { Array($0.utf8) }

  /// The end of names of pictures.
  private static let ending = Array("Image".utf8)

  /// Words that matter beside those that are told by their form.
  private static let words: Set<String> = [
    "layer", "image", "colors", "textStorage", "paste", "fill", "stroke", "label", "black", "white", "separator", "clear", "link",
    "post", "view", "tint", "removeAll", "removeAllObjects", "send",
    "getRed", "getWhite", "getHue", "components",
  ]

  /// Whether a name makes a body matter by itself.
  static func speaks(_ name: String) -> Bool {
    var name = name
    let isTold = name.withUTF8 { text in
      beginnings.contains { text.starts(with: $0) }
        || text.count >= ending.count && text.suffix(ending.count).elementsEqual(ending)
        || parts.contains { holds(text, $0) }
    }
    return isTold || words.contains(name)
  }

  /// Whether bytes hold other bytes somewhere.
  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == part[0] {
      var same = 1
      while same < part.count, text[start + same] == part[same] { same += 1 }
      if same == part.count { return true }
    }
    return false
  }

  /// What one unit says: the declared names that speak, and which declared name uses which.
  private struct Look: Sendable {
    var speaking: Set<Int> = []
    var uses: [(used: Int, by: Int)] = []
  }

  /// The names of all functions and properties that matter.
  static func names(units: [SwiftUnit], all: [FunctionInfo], properties: [PropertyInfo], jobs: Int) -> Set<String> {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    func number(_ name: String) -> Int {
      if let known = numbers[name] { return known }
      numbers[name] = names.count
      names.append(name)
      return names.count - 1
    }
    var held: [Int] = []
    var bodies = [[(body: Node, name: Int)]](repeating: [], count: units.count)
    for function in all {
      if let body = function.body { bodies[body.unit.number].append((body, number(function.base))) }
    }
    for property in properties {
      if let initial = property.initial { bodies[initial.unit.number].append((initial, number(property.name))) }
      // A closure that a property holds can do anything.
      if property.type?.contains("->") == true { held.append(number(property.name)) }
    }
    let slots = Slots<Look>(count: units.count)
    let (shared, known) = (bodies, numbers)
    Crew.run(count: units.count, workers: jobs) { slots[$0] = look(at: units[$0], shared[$0], known) }
    var relevant = [Bool](repeating: false, count: names.count)
    var users = [[Int]](repeating: [], count: names.count)
    var open = Array(Set(held))
    for name in open { relevant[name] = true }
    for index in units.indices {
      guard let look = slots[index] else { continue }
      for name in look.speaking where !relevant[name] {
        relevant[name] = true
        open.append(name)
      }
      for use in look.uses { users[use.used].append(use.by) }
    }
    while let name = open.popLast() {
      for user in users[name] where !relevant[user] {
        relevant[user] = true
        open.append(user)
      }
    }
    return Set(names.indices.lazy.filter { relevant[$0] }.map { names[$0] })
  }

  /// Looks at the bodies of one unit.
  private static func look(at unit: SwiftUnit, _ bodies: [(body: Node, name: Int)], _ numbers: [String: Int]) -> Look {
    /// For each string: -2 when it speaks, a number when the project declares it, else -1.
    let marks = unit.facts.strings.map { speaks($0) ? -2 : numbers[$0] ?? -1 }
    let wanted = [SwiftNodeKind.name, .member, .implicitMember].map(\.rawValue)
    var look = Look()
    var seen: Set<Int> = []
    for (body, name) in bodies {
      seen.removeAll(keepingCapacity: true)
      for index in body.index..<body.end {
        let node = unit.facts.nodes[index]
        guard node.nameIndex >= 0, wanted.contains(node.kindCode) else { continue }
        let mark = marks[Int(node.nameIndex)]
        if mark == -2 {
          look.speaking.insert(name)
          break
        }
        if mark >= 0, seen.insert(mark).inserted { look.uses.append((mark, name)) }
      }
    }
    return look
  }
}
