/// Makes fonts ready on another thread while an app launches, so that its first text waits for less.
package enum FontPreparation {
  /// Reads fontconfig's files and finds the interface font, once; a text that comes too early waits for the rest.
  package static func run() { TextEngine.prepare() }
}
