/// Asks the rules, several at a time; the findings come in the order of the rules whatever thread asked.
enum RuleRun {
  /// The findings of the rules.
  static func findings(of rules: [any Rule.Type], in project: ProjectFacts, jobs: Int) -> [Finding] {
    let slots = Slots<[Finding]>(count: rules.count)
    Crew.run(count: rules.count, workers: jobs) { slots[$0] = rules[$0].check(project) }
    let pins = Pins(project)
    var seen: Set<Finding> = []
    return rules.indices.flatMap { index in
      (slots[index] ?? []).filter { TestOfDynamicColor.identifier == rules[index].identifier || !isTest($0.place.path) }
    }.map { pins.adjusted($0) }.filter { seen.insert($0).inserted }
  }

  /// Whether a file belongs to tests, which nobody looks at: only rules about tests speak of them.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
  }
}
