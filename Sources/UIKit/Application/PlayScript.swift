import CoreGraphics
import UIKitSurface

/// The commands of a headless run, one a line.
struct PlayScript: Equatable {
  /// One command.
  enum Command: Equatable {
    /// Keeps the present frame as a picture.
    case frame(name: String)
    /// Presses and releases a view, by its accessibility identifier.
    case tapIdentifier(String)
    /// Presses and releases a place, in points.
    case tapPoint(CGPoint)
    /// Types characters into what is edited.
    case type(String)
    /// Lets time pass on the frame clock, at once, in seconds.
    case advance(Double)
    /// Lets time pass on the frame clock and on the real one, in seconds.
    case wait(Double)
    /// Lets the desktop prefer another style.
    case style(SurfacePreferences.Style)
    /// Says a line.
    case say(String)
    /// Says the style and the state of a view, by its accessibility identifier.
    case describe(String)
    /// Puts kept frames side by side in one picture.
    case sheet(name: String, frames: [String])
  }

  /// The commands with the numbers of their lines, from 1.
  let commands: [(line: Int, command: Command)]

  /// What is played when there is no play file: the first frame is kept as `first.png`.
  static let firstFrame = PlayScript(commands: [(1, .frame(name: "first"))])

  /// A script of the given commands.
  private init(commands: [(line: Int, command: Command)]) { self.commands = commands }

  /// Whether both scripts have the same commands in the same lines.
  static func == (left: PlayScript, right: PlayScript) -> Bool {
    left.commands.elementsEqual(right.commands) { $0 == $1 }
  }

  /// What the commands are, for the help.
  static let help = """
    frame NAME           keep the present frame as NAME.png
    tap IDENTIFIER       press and release the view with this accessibility identifier
    tap X,Y              press and release at a place, in points
    type TEXT            type TEXT into the field that is edited; tap it first
    advance SECONDS      let time pass for animations and frames, at once; timers stand still
    wait SECONDS         let real time pass, up to 60 s: Timer and DispatchQueue.main.asyncAfter fire too
    style light|dark     let the desktop prefer another style
    describe IDENTIFIER  say the style and the value of the view with this accessibility identifier
    sheet NAME FRAME …   put kept frames side by side in NAME.png
    say TEXT             print TEXT
    """

  /// Reads a script; the error names the line, what stands there and what was expected.
  init(_ text: String) throws(LaunchOptions.Mistake) {
    var commands: [(line: Int, command: Command)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
      let words = content.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      guard let command = Self.command(verb, Array(words.dropFirst())) else {
        throw LaunchOptions.Mistake(
          description: "line \(index + 1): “\(words.joined(separator: " "))” is not a command. The commands are:\n\(Self.help)")
      }
      commands.append((index + 1, command))
    }
    self.commands = commands
  }

  /// The command that a line's words make; `nil` when they make none.
  private static func command(_ verb: String, _ words: [String]) -> Command? {
    switch (verb, words.count) {
    case ("frame", 1) where isPictureName(words[0]): .frame(name: words[0])
    case ("tap", 1): point(words[0]).map(Command.tapPoint) ?? .tapIdentifier(words[0])
    case ("advance", 1): Double(words[0]).flatMap { (0...3600).contains($0) ? .advance($0) : nil }
    case ("wait", 1): Double(words[0]).flatMap { (0...60).contains($0) ? .wait($0) : nil }
    case ("style", 1) where words[0] == "light": .style(.light)
    case ("style", 1) where words[0] == "dark": .style(.dark)
    case ("describe", 1): .describe(words[0])
    case ("type", 1...): .type(words.joined(separator: " "))
    case ("say", 1...): .say(words.joined(separator: " "))
    case ("sheet", 2...) where words.allSatisfy(isPictureName): .sheet(name: words[0], frames: Array(words.dropFirst()))
    default: nil
    }
  }

  /// Whether a name makes a file in the output folder and nowhere else.
  private static func isPictureName(_ name: String) -> Bool {
    !name.contains("/") && !name.hasPrefix(".") && name.utf8.count <= 200 && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  /// A place out of `X,Y`.
  private static func point(_ word: String) -> CGPoint? {
    let parts = word.split(separator: ",").map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }
}
