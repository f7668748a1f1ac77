import Testing

@testable import PenumbraCheck

@Suite("Objective-C becomes the facts of Swift")
struct ObjectiveCReaderTests {
  /// The nodes as an outline: kind and name, indented by how deep they are.
  private func outline(_ source: String) throws -> String {
    let facts = try #require(ObjectiveCReader.read(Array(source.utf8)).facts)
    var text = ""
    var ends: [Int] = []
    for (index, node) in facts.nodes.enumerated() {
      while let end = ends.last, index >= end { ends.removeLast() }
      let kind = SwiftNodeKind(rawValue: node.kindCode).map { "\($0)" } ?? "?"
      let name = node.nameIndex >= 0 ? " " + facts.strings[Int(node.nameIndex)] : ""
      text += String(repeating: " ", count: ends.count) + kind + name + "\n"
      ends.append(index + Int(node.size))
    }
    return text
  }

  /// The outline of one statement in a method.
  private func statement(_ source: String) throws -> String {
    let whole = try outline("@implementation UIThing\n- (void)go {\n\(source)\n}\n@end")
    return whole.split(separator: "\n").dropFirst(4).map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test func aBorderColourIsTheAssignmentThatSwiftWrites() throws {
    let expected = """
      assign =
       member borderColor
        member layer
         name self
       member cgColor
        member label
         name UIColor
      """
    #expect(try statement("self.layer.borderColor = [UIColor labelColor].CGColor;") == expected)
    #expect(try statement("[self.layer setBorderColor:[[UIColor labelColor] CGColor]];") == expected)
    #expect(try statement("self.layer.borderColor = UIColor.labelColor.CGColor;") == expected)
  }

  @Test(
    "Objects are made by the initialisers of Swift",
    arguments: [
      ("[UIColor colorWithRed:1 green:0 blue:0 alpha:1];", "UIColor", ["red", "green", "blue", "alpha"]),
      ("[UIColor colorNamed:@\"Ink\"];", "UIColor", ["named"]), ("[UIImage imageNamed:@\"x\"];", "UIImage", ["named"]),
      (
        "[[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray];",
        "UIActivityIndicatorView", ["style"]
      ),
      ("[UIBlurEffect effectWithStyle:UIBlurEffectStyleLight];", "UIBlurEffect", ["style"]),
      ("[[UIView alloc] initWithFrame:CGRectZero];", "UIView", ["frame"]),
      ("[UIColor colorWithWhite:0 alpha:1];", "UIColor", ["white", "alpha"]),
    ])
  func initialisers(_ source: String, type: String, labels: [String]) throws {
    let lines = try statement(source).split(separator: "\n")
    #expect(lines.prefix(2) == ["call", " name \(type)"])
    #expect(lines.filter { $0.hasPrefix(" argument") }.map { $0.dropFirst(10) } == labels[...].map { $0[...] })
  }

  @Test(
    "Constants are the members of Swift",
    arguments: [
      ("UIUserInterfaceStyleDark", "dark"), ("UIBlurEffectStyleExtraLight", "extraLight"), ("UIStatusBarStyleDefault", "default"),
      ("NSForegroundColorAttributeName", "foregroundColor"), ("UIKeyboardAppearanceDark", "dark"),
    ])
  func constants(_ name: String, member: String) throws {
    #expect(try statement("x = \(name);").hasSuffix("implicitMember \(member)"))
  }

  @Test func methodsHaveTheNamesOfSwift() throws {
    let text = try outline(
      """
      @interface Pill : UIView <Themed>
      @property (nonatomic, strong) UIColor *ink;
      @end
      @implementation Pill
      - (void)traitCollectionDidChange:(UITraitCollection *)previous { [super traitCollectionDidChange:previous]; }
      - (void)drawRect:(CGRect)rect {}
      - (instancetype)initWithFrame:(CGRect)frame { return self; }
      + (UIColor *)accent { return nil; }
      @end
      """)
    #expect(text.contains("classDecl Pill\n  inherited UIView\n  inherited Themed\n  variable ink\n   typeRef UIColor"))
    #expect(text.contains("extensionDecl Pill\n  function traitCollectionDidChange(_:)"))
    #expect(text.contains("function draw(_:)"))
    #expect(text.contains("initializer init(frame:)"))
    #expect(text.contains("function accent()"))
  }

  @Test func blocksBranchesAndLiteralsAreKept() throws {
    let text = try statement(
      """
      if (self.traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark) { a = @[b, (id)c.CGColor]; } else { d(); }
      dispatch_async(dispatch_get_main_queue(), ^{ [self x]; });
      NSDictionary *e = @{NSFontAttributeName: f};
      """)
    #expect(text.contains("ifStatement\n conditions\n  binary ==\n   member userInterfaceStyle"))
    #expect(text.contains("array\n    name b\n    member cgColor"))
    #expect(text.contains("member async\n  member main\n   name DispatchQueue"))
    #expect(
      text.contains("dictionary\n    entry\n    implicitMember font")
        || text.contains("dictionary\n   entry\n    implicitMember font"))
  }

  @Test func onlyTheSideThatIOSCompilesIsRead() throws {
    let text = try outline("#if TARGET_OS_OSX\nUIColor *a;\n#else\nUIColor *b;\n#endif\n#if 0\nUIColor *c;\n#endif\nUIColor *d;")
    #expect(text.split(separator: "\n").filter { $0.contains("variable") } == [" variable b", " variable d"])
  }
}
