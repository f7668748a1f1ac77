// `penumbra palette`: shows and exports the colours of a catalog, and says what is missing from it.

import Foundation
import PenumbraCheck

#if Pictures && os(Linux)
  import Penumbra

  /// Reads the words, the catalog, and writes what was asked for.
  enum PaletteCommand {
    /// The options.
    static let options: [OptionReader.Option] = [
      OptionReader.Option(name: "--out", value: "a file"),
      OptionReader.Option(name: "--json"),
      OptionReader.Option(name: "--css"),
      OptionReader.Option(name: "--pair", value: "two names with a colon between"),
      OptionReader.Option(name: "--ios", value: "a generation", choices: ["13", "26"]),
      OptionReader.Option(name: "--help"),
      OptionReader.Option(name: "-h"),
    ]

    /// Runs the subcommand.
    static func run(_ words: [String], folder: String) -> Outcome {
      do throws(OptionReader.Refusal) {
        let read = try OptionReader(words, options: options)
        if read.has("--help") || read.has("-h") { return Outcome(output: help) }
        guard read.paths.count <= 1 else { throw OptionReader.Refusal(sentence: "'palette' takes one catalog at a time") }
        guard !(read.has("--json") && read.has("--css")) else {
          throw OptionReader.Refusal(sentence: "'--json' and '--css' both go to the output; give one of them")
        }
        PaletteSource.choose(generation: read.last("--ios") ?? "13")
        var source = try source(read.paths.first, folder: folder)
        try source.addPairs(read.list("--pair"))
        if let file = read.last("--out") {
          try write(PaletteSheet(source).png(), to: Command.path(file, in: folder), named: file)
        }
        if read.has("--json") { return Outcome(output: source.palette.json) }
        if read.has("--css") { return Outcome(output: source.palette.css) }
        let report = PaletteReport(source)
        return Outcome(output: report.text, code: report.findings.isEmpty ? 0 : 1)
      } catch {
        return .refused(error.sentence)
      }
    }

    /// The palette of a catalog, or the system's own.
    private static func source(_ path: String?, folder: String) throws(OptionReader.Refusal) -> PaletteSource {
      guard let path else { return .system() }
      let full = Command.path(path, in: folder)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
        throw OptionReader.Refusal(sentence: "no catalog '\(path)'")
      }
      guard isFolder.boolValue else { throw OptionReader.Refusal(sentence: "'\(path)' is no catalog; it is a file") }
      let source = PaletteSource(catalog: full, shown: path)
      guard !source.palette.roles.isEmpty else { throw OptionReader.Refusal(sentence: "there is no colour in '\(path)'") }
      return source
    }

    /// Writes a picture.
    private static func write(_ data: Data?, to path: String, named name: String) throws(OptionReader.Refusal) {
      guard let data else { throw OptionReader.Refusal(sentence: "the palette is too long for one picture") }
      do {
        try data.write(to: URL(fileURLWithPath: path))
      } catch {
        throw OptionReader.Refusal(sentence: "'\(name)' cannot be written")
      }
    }

    /// What `penumbra palette --help` says.
    static let help = """
      Usage: penumbra palette [CATALOG.xcassets] [OPTION ...]

      Says which colours of a catalog have no value for the dark or for high contrast, look the same in both styles, or stand out too
      little from their ground. Without a catalog, lists the system's own colours.

        --out FILE.png     draws a sheet: every colour in light, dark, elevated and with high contrast, and the contrast of pairs
        --json             prints all values and contrasts as JSON
        --css              prints custom properties that follow the page's colour scheme
        --pair FRONT:GROUND[,…]  measures these as well as the pairs that names suggest, such as accentText on accent
        --ios 13|26        the system colours of iOS 13 to 18 (usual), or of iOS 26

      Ends with 0 if nothing is missing, with 1 if something is, with 2 if it could not run.

      """
  }
#else
  /// What there is of the subcommand in a build without pictures.
  enum PaletteCommand {
    /// Says why there is nothing.
    static func run(_ words: [String], folder: String) -> Outcome {
      .refused("this build has no 'palette'; build it with the package trait Pictures")
    }
  }
#endif
