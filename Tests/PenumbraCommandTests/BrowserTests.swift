import Foundation
import Testing

@testable import PenumbraCommand

#if Pictures
  import Penumbra

  /// The exported CSS as Chromium understands it. `scripts/test --browser` names the program; without it nothing here runs.
  @Suite(.enabled(if: Chromium.path != nil), .serialized) struct BrowserTests {
    /// The palettes: the system's colours, and a catalog.
    private static let palettes: [(name: String, palette: ColorPalette)] = {
      let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "../AppleComparableTests/Resources/Assertions.xcassets")
      return [
        ("system", PaletteSource.system().palette),
        ("catalog", PaletteSource(catalog: catalog.path, shown: "Assertions.xcassets").palette),
      ]
    }()

    @Test(
      "the computed colours agree with ours to one level in 255, in both emulated schemes",
      arguments: ["system", "catalog"], [(isDark: false, isHigh: false), (true, false), (false, true), (true, true)])
    func colorsAgree(name: String, page: (isDark: Bool, isHigh: Bool)) throws {
      let palette = try #require(Self.palettes.first { $0.name == name }?.palette)
      let css = palette.css
      // The second time around the browser is made to know no `light-dark()`, so that it takes what is written for older ones.
      let old = css.replacing("@supports (color: light-dark(#000, #fff))", with: "@supports (color: no-such-function(#000))")
      #expect(old != css)
      for (css, isOld) in [(css, false), (old, true)] {
        let answers = try Chromium.computed(css, palette.cssNames, isDark: page.isDark, isHighContrast: page.isHigh)
        #expect(answers.scheme == (page.isDark ? "dark" : "light") + (page.isHigh ? " more" : ""))
        let plain = AppearanceVariant(isDark: page.isDark, isHighContrast: page.isHigh)
        // An element with a scheme of its own; browsers without `light-dark()` cannot follow it.
        let other = AppearanceVariant(isDark: isOld ? page.isDark : !page.isDark, isHighContrast: page.isHigh)
        for (variant, found) in [(plain, answers.page), (other, answers.island)] {
          #expect(found.count == palette.roles.count)
          for (role, bytes) in zip(palette.roles, found) {
            let own = Self.bytes(palette.hex(role, variant) ?? "")
            let distance = zip(bytes, own).map { abs($0 - Double($1)) }.max() ?? .infinity
            #expect(bytes.count == 4 && own.count == 4 && distance <= 1, "\(role) in \(variant.name): \(bytes), not \(own)")
          }
        }
      }
    }

    /// Red, green, blue and alpha of a colour in hexadecimal.
    private static func bytes(_ hex: String) -> [Int] {
      let digits = Array(hex.dropFirst()) + (hex.count == 7 ? ["F", "F"] : [])
      return stride(from: 0, to: digits.count - 1, by: 2).compactMap { Int(String(digits[$0...$0 + 1]), radix: 16) }
    }
  }

  /// Chromium without a window.
  private enum Chromium {
    /// The program.
    static let path = ProcessInfo.processInfo.environment["PENUMBRA_BROWSER"]

    /// What a page says of the colours of its custom properties: red, green, blue and alpha, each in 0…255.
    struct Answers: Decodable {
      /// The scheme and contrast that the page was shown with.
      let scheme: String
      /// The colours on the page.
      let page: [[Double]]
      /// The colours in an element with the opposite scheme.
      let island: [[Double]]
    }

    /// A fault of the browser.
    struct NoAnswer: Error {
      /// What it printed.
      let words: String
    }

    /// Loads a page with a style sheet and reads what each custom property becomes as a background.
    static func computed(_ css: String, _ names: [String], isDark: Bool, isHighContrast: Bool) throws -> Answers {
      let folder = FileManager.default.temporaryDirectory.appending(path: "penumbra-browser-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "page.html")
      try Data(html(css, names).utf8).write(to: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path ?? "")
      // The numbers are Blink's own: a dark scheme is 0 and a light one 1, more contrast 0 and no preference 2.
      process.arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1),preferredContrast=\(isHighContrast ? 0 : 2)",
        file.absoluteString,
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let words = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      guard let start = words.firstIndex(of: "{"), let end = words.lastIndex(of: "}") else { throw NoAnswer(words: words) }
      return try JSONDecoder().decode(Answers.self, from: Data(words[start...end].utf8))
    }

    /// A page that replaces itself by its answers.
    private static func html(_ css: String, _ names: [String]) -> String {
      """
      <!DOCTYPE html><html><head><meta charset="utf-8"><style>\(css)</style></head><body><script>
      const dark = matchMedia('(prefers-color-scheme: dark)').matches
      const more = matchMedia('(prefers-contrast: more)').matches
      function colors(scheme) {
        return [\(names.map { "'\($0)'" }.joined(separator: ", "))].map(name => {
          const element = document.createElement('i')
          element.style.backgroundColor = `var(${name})`
          if (scheme) element.style.colorScheme = scheme
          document.body.append(element)
          const parts = getComputedStyle(element).backgroundColor.match(/[0-9.]+/g).map(Number)
          return [parts[0], parts[1], parts[2], (parts.length > 3 ? parts[3] : 1) * 255]
        })
      }
      const answers = {
        scheme: (dark ? 'dark' : 'light') + (more ? ' more' : ''), page: colors(''), island: colors(dark ? 'light' : 'dark')
      }
      document.documentElement.textContent = JSON.stringify(answers)
      </script></body></html>
      """
    }
  }
#endif
