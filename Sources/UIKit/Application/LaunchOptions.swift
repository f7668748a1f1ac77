import CoreGraphics
import UIKitSurface

/// What an app built on this package understands on its command line, beside what the app itself looks for.
struct LaunchOptions: Equatable {
  /// Whether no window is wanted even where there is a display; a play file or a folder for pictures says so too.
  var isHeadless = false
  /// What the desktop is taken to prefer; `nil` asks it, and a place without a desktop takes what holds for a new user.
  var preferences: SurfacePreferences?
  /// Device pixels for each point; `nil` takes the display's, and 2 without one.
  var scale: CGFloat?
  /// The size of the first window in points.
  var size = CGSize(width: 390, height: 844)
  /// The language that texts are wanted in; `nil` leaves it to the environment.
  var language: String?
  /// The folder for the pictures of a headless run.
  var output = "out"
  /// The file with the commands of a headless run; `nil` makes one picture of the first frame.
  var play: String?
  /// Whether each event and each frame that is shown is said on standard error.
  var logsFrames = false
  /// Whether each change of an object's traits is reported.
  var logsTraits = false
  /// The Info.plist that holds; `nil` takes the app's own.
  var infoPlist: String?
  /// Whether only the help is wanted.
  var wantsHelp = false

  /// What is wrong with a command line: the word, what was expected, and what to do.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The sentences.
    let description: String
  }

  /// Reads the options out of `arguments` (without the program's name); words that are not options here are left to the app.
  init(_ arguments: [String]) throws(Mistake) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--headless": isHeadless = true
      case "--frame-log": logsFrames = true
      case "--trait-log": logsTraits = true
      case "--help", "-h": wantsHelp = true
      case "--style":
        preferences = preferences ?? SurfacePreferences()
        preferences?.style = try Self.choice(of: ["light": .light, "dark": .dark], for: word, from: &words)
      case "--contrast":
        preferences = preferences ?? SurfacePreferences()
        preferences?.contrast = try Self.choice(of: ["normal": .normal, "high": .high], for: word, from: &words)
      case "--scale": scale = try Self.scale(for: word, from: &words)
      case "--size": size = try Self.size(for: word, from: &words)
      case "--language": language = try Self.value(for: word, expected: "a language such as en or ko", from: &words)
      case "--info-plist": infoPlist = try Self.value(for: word, expected: "a property list", from: &words)
      case "--out":
        output = try Self.value(for: word, expected: "a folder", from: &words)
        isHeadless = true
      case "--play":
        play = try Self.value(for: word, expected: "a file of commands", from: &words)
        isHeadless = true
      default: break
      }
    }
    try checkPixels()
  }

  /// Device pixels for each point where there is no display to ask.
  static let headlessScale: CGFloat = 2

  /// Most pixels of a side of a window.
  private static let longestSide: CGFloat = 8192

  /// Refuses a window whose pictures would be larger than anybody looks at.
  private func checkPixels() throws(Mistake) {
    let scale = scale ?? Self.headlessScale
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard max(width, height) > Self.longestSide else { return }
    throw Mistake(
      description: """
        --size \(Self.text(size.width))x\(Self.text(size.height)) at --scale \(Self.text(scale)) makes a picture of \
        \(Int(width)) × \(Int(height)) pixels; a side has at most \(Int(Self.longestSide)). Take a smaller size or scale.
        """)
  }

  /// A number as somebody writes it.
  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() ? String(Int(number)) : String(Double(number))
  }

  /// The help that `--help` prints.
  static let help = """
    Options that every app built with this UIKit understands:
      --headless           show no window; make pictures of frames instead
      --style light|dark   what the desktop is taken to prefer (default: ask it; headless: light)
      --contrast normal|high
                           the contrast that the desktop is taken to prefer (default: ask it; headless: normal)
      --scale NUMBER       pixels for each point, 0.5 to 8; whole in a window (default: the display's; headless: 2)
      --size WxH           size of the first window in points (default: 390x844); a side has at most 8192 pixels
      --language CODE      the language of the texts, such as en or ko
      --info-plist FILE    the Info.plist whose UIUserInterfaceStyle holds (default: the app's own)
      --out FOLDER         where the pictures of a headless run go (default: out); means --headless
      --play FILE          the commands of a headless run; without it the first frame is kept as first.png; means --headless
      --frame-log          say on standard error when events came and frames were shown
      --trait-log          report each change of an object's traits
      --help               print this
    Any other word is left to the app.

    Where the app keeps things: UserDefaults in $XDG_CONFIG_HOME/PROGRAM.plist, the choice of Penumbra in
    $XDG_CONFIG_HOME/PROGRAM/penumbra.conf; without XDG_CONFIG_HOME, $HOME/.config takes its place.

    Commands of a play file, one a line; # begins a comment:
      \(PlayScript.help.replacing("\n", with: "\n  "))
    """

  /// The word after an option.
  private static func value(for option: String, expected: String, from words: inout ArraySlice<String>) throws(Mistake) -> String
  {
    guard let value = words.popFirst(), !value.hasPrefix("--"), !value.isEmpty else {
      throw Mistake(description: "\(option) needs \(expected) after it.")
    }
    return value
  }

  /// One of a few words after an option.
  private static func choice<Value>(
    of values: KeyValuePairs<String, Value>, for option: String, from words: inout ArraySlice<String>
  ) throws(Mistake) -> Value {
    let names = values.map(\.key).joined(separator: " or ")
    let word = try value(for: option, expected: names, from: &words)
    guard let match = values.first(where: { $0.key == word }) else {
      throw Mistake(description: "\(option) takes \(names), not “\(word)”.")
    }
    return match.value
  }

  /// A scale after an option.
  private static func scale(for option: String, from words: inout ArraySlice<String>) throws(Mistake) -> CGFloat {
    let word = try value(for: option, expected: "a number", from: &words)
    guard let number = Double(word), (0.5...8).contains(number) else {
      throw Mistake(description: "\(option) takes a number from 0.5 to 8, not “\(word)”.")
    }
    return number
  }

  /// A size after an option.
  private static func size(for option: String, from words: inout ArraySlice<String>) throws(Mistake) -> CGSize {
    let word = try value(for: option, expected: "a size such as 390x844", from: &words)
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...8192).contains(width), (1...8192).contains(height)
    else {
      throw Mistake(description: "\(option) takes a size such as 390x844, each side from 1 to 8192 points, not “\(word)”.")
    }
    return CGSize(width: width, height: height)
  }
}
