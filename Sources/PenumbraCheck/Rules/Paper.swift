/// What a project makes for paper: there fixed colours are right, and colours of the screen are not.
struct Paper {
  /// Words of functions that make paper.
  static let words: Names = [
    "UISimpleTextPrintFormatter", "UIPrintInteractionController", "UIGraphicsPDFRenderer", "UIPrintPageRenderer",
    "UIMarkupTextPrintFormatter",
    "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile", "printFormatter",
  ]

  /// The types that make paper and are nothing on the screen.
  private let types: Set<String>
  /// Whether anything makes paper.
  private let hasAny: Bool
  /// The program.
  private let program: SwiftProgram

  init(_ program: SwiftProgram) {
    let makers = program.tables.all.filter { $0.body?.mentions(Self.words) ?? false }
    hasAny = !makers.isEmpty
    types = Set(makers.compactMap(\.owner)).filter { owner in
      !["UIView", "UIViewController", "UIResponder"].contains { program.tables.isKind(owner, of: $0) }
    }
    self.program = program
  }

  /// Whether what a function does, or what a constant is, goes to paper only.
  func holds(_ entry: SwiftProgram.Entry) -> Bool {
    if let function = entry.function { return holds(function) }
    guard let property = entry.property else { return false }
    if property.node.mentions(Self.words) { return true }
    guard hasAny else { return false }
    let names = Names([property.name])
    let users = program.tables.all.filter { $0.body?.mentions(names) ?? false }
    return !users.isEmpty && users.allSatisfy { holds($0) }
  }

  /// Whether a function makes paper, or belongs to a type that makes nothing else.
  private func holds(_ function: FunctionInfo) -> Bool {
    function.body?.mentions(Self.words) ?? false || function.owner.map { types.contains($0) } ?? false
  }
}
