/// Asks the rules, several at a time; the findings come in the order of the rules whatever thread asked.
enum RuleRun {
  /// The findings of the rules.
  static func findings(of rules: [any Rule.Type], in project: ProjectFacts, jobs: Int) -> [Finding] {
    let slots = Slots<[Finding]>(count: rules.count)
    Crew.run(count: rules.count, workers: jobs) { slots[$0] = rules[$0].check(project) }
    var seen: Set<Finding> = []
    return rules.indices.flatMap { slots[$0] ?? [] }.filter { seen.insert($0).inserted }
  }
}
