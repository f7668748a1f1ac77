/// Two colours that are used together are readable in one mode, and hardly in the other.
///
/// Text and background both have values for light and dark, but in one mode the two values are nearly the same.
///
/// ## Example
///
///     backgroundColor = UIColor(named: "Overlay")        // dark: #C9CDD3
///     text.textColor = UIColor(named: "OverlayText")     // dark: #F4F5F7
///
/// ## Fix
///
/// Choose the value of that mode so that the contrast is 4.5 or more.
///
/// ## Blind spots
///
/// Colour sets are known to be used together when one function or one document sets both; colours that code makes, when the text
/// lies on a view whose colour is known.
enum LowContrastPair: Rule {
  static let identifier = "low-contrast-pair"
  static let kinds = ["B13"]
  static let severity = Severity.warning
  static let abstract = "pairs of colours that are hard to read in one mode"

  /// A text and the background that it stands on, by the names of their sets.
  private struct Pair: Hashable {
    let ground: String
    let text: String
  }

  static func check(_ project: ProjectFacts) -> [Finding] {
    let named = namedPairs(project)
    let known = Set(named.flatMap(\.related).map(\.place))
    return named
      + codePairs(project.surfaces).filter { finding in
        !known.contains { $0.path == finding.place.path && $0.line == finding.place.line }
      }
  }

  /// Pairs of colours that source code makes or names, on the view under each text.
  private static func codePairs(_ surfaces: Surfaces) -> [Finding] {
    var seen: Set<Node> = []
    return surfaces.owners.flatMap { surfaces.pairs($0) }.compactMap { text, ground, _ in
      guard let value = ground.value, value.adapts == .yes, text.value.adapts == .yes, text.value.frozen == .no,
        let frontLight = text.value.light, let frontDark = text.value.dark, let backLight = value.light,
        let backDark = value.dark,
        backLight.alpha > 0.9, backDark.alpha > 0.9
      else { return nil }
      let (light, dark) = (frontLight.contrast(on: backLight), frontDark.contrast(on: backDark))
      let (low, high) = (min(light, dark), max(light, dark))
      guard low < 2.5, high >= 4, seen.insert(text.event.site).inserted else { return nil }
      let mode = light < dark ? "light" : "dark"
      return finding(
        at: text.event.site.place,
        "in \(mode) mode this text has a contrast of \(rounded(low)) on its ground, against \(rounded(high)) in the other",
        fix: "choose a \(mode) value that gives a contrast of 4.5 or more",
        severity: low < 2 && ground.isSure ? .warning : .info)
    }
  }

  /// Pairs of colour sets.
  private static func namedPairs(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let sets = resources.sets.filter(\.facts.isColor)
    guard sets.contains(where: \.facts.adapts) else { return [] }
    let names = NamedAsset.Names(Set(sets.map { ProjectResources.name(of: $0.path) }), isColor: true)
    var uses: [Pair: Place] = [:]
    for unit in project.swift.tables.units where unit.mayHold("backgroundColor") {
      guard let root = unit.root else { continue }
      for (pair, place) in pairs(in: root, known: names) where uses[pair] == nil { uses[pair] = place }
    }
    for document in resources.interfaces {
      for (pair, place) in pairs(in: document, resources: resources) where uses[pair] == nil { uses[pair] = place }
    }
    return uses.keys.sorted { ($0.ground, $0.text) < ($1.ground, $1.text) }.flatMap { pair -> [Finding] in
      let path = uses[pair]?.path ?? ""
      guard let ground = resources.set(named: pair.ground, isColor: true, from: path),
        let text = resources.set(named: pair.text, isColor: true, from: path)
      else { return [] }
      return judge(ground, text, used: uses[pair])
    }
  }

  // MARK: Pairs

  /// The pairs in source code: the background of a view with the texts that the same function colours.
  private static func pairs(in root: Node, known: NamedAsset.Names) -> [(Pair, Place)] {
    var found: [(Pair, Place)] = []
    for function in root.tree where [.function, .initializer, .accessor, .closure].contains(function.kind) {
      var grounds: [(owner: String, name: String)] = []
      var texts: [(owner: String, name: String, place: Place)] = []
      for node in function.tree {
        guard let (target, value) = node.assignment else {
          if node.calleeName == "setTitleColor",
            let color = node.argument("").flatMap({ NamedAsset.color($0, known: known) })
          {
            texts.append((node.receiver?.dotted ?? "self", color, node.place))
          }
          continue
        }
        let property = target.lastName
        guard property == "backgroundColor" || property == "textColor", let name = NamedAsset.color(value, known: known)
        else { continue }
        let owner = target.receiver?.dotted ?? "self"
        if property == "backgroundColor" {
          grounds.append((owner, name))
        } else {
          texts.append((owner, name, target.place))
        }
      }
      for text in texts {
        // The text's own background, or the only other one that the function sets.
        let own = grounds.first { $0.owner == text.owner }
        let only = Set(grounds.map(\.name)).count == 1 ? grounds.first : nil
        if let ground = own ?? only { found.append((Pair(ground: ground.name, text: text.name), text.place)) }
      }
    }
    return found
  }

  /// The pairs in a document: each text with the surface under it.
  private static func pairs(
    in document: ProjectResources.Located<InterfaceFacts>, resources: ProjectResources
  ) -> [(Pair, Place)] {
    let scene = InterfaceScene(document, resources: resources)
    return document.facts.colors.compactMap { use -> (Pair, Place)? in
      guard ["textColor", "titleColor"].contains(use.property), case .named(let text) = use.color, let object = use.object,
        let surface = scene.surface(under: object, includingOwn: true).object,
        case .named(let name)? = scene.ownColor(of: surface)
      else { return nil }
      return (Pair(ground: name, text: text), document.place(use.position))
    }
  }

  // MARK: Contrast

  private static func judge(
    _ ground: ProjectResources.Located<AssetSetFacts>, _ text: ProjectResources.Located<AssetSetFacts>, used: Place?
  ) -> [Finding] {
    let styles: [AssetSetFacts.Style] = [.light, .dark]
    let contrasts = styles.map { style -> Double? in
      guard let back = ground.facts.entry(for: style)?.color, let front = text.facts.entry(for: style)?.color, back.alpha > 0.9
      else { return nil }
      return front.contrast(on: back)
    }
    guard let light = contrasts[0], let dark = contrasts[1] else { return [] }
    let weak: AssetSetFacts.Style = light < dark ? .light : .dark
    let (low, high) = (min(light, dark), max(light, dark))
    guard low < 2.5, high >= 4 else { return [] }
    // At fault is the side that is on the wrong side of the middle for its mode.
    let isLightGround = (ground.facts.entry(for: weak)?.color?.lightness ?? 0.5) > 0.5
    let isGroundOdd = isLightGround == (weak == .dark)
    let odd = isGroundOdd ? ground : text
    let entry = odd.facts.entry(for: weak)
    let place = odd.place(entry?.place ?? odd.facts.listPosition)
    let names = (ProjectResources.name(of: text.path), ProjectResources.name(of: ground.path))
    return [
      finding(
        at: place,
        "in \(weak.rawValue) mode the text colour “\(names.0)” on “\(names.1)” has a contrast of \(rounded(low)), against \(rounded(high)) in the other",
        fix: "choose a \(weak.rawValue) value that gives a contrast of 4.5 or more", severity: low < 2 ? .warning : .info,
        related: used.map { [RelatedPlace($0, note: "used together here")] } ?? [])
    ]
  }

  /// A ratio with one digit.
  private static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
