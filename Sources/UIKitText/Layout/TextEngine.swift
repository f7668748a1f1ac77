import Foundation
import PenumbraCPango
import Synchronization
import UIKitBase

/// Pango, set up for drawing that does not depend on the scale: no hinting, no rounded positions.
///
/// Font maps may not be used by two threads at once. An engine is therefore lent to one thread at a time; a process with one drawing
/// thread has one engine, whose caches stay warm, and a thread that measures meanwhile gets another.
final class TextEngine: @unchecked Sendable {
  /// The engines nobody uses at the moment; the first of the process is made by whoever asks first, and others wait for it.
  private static let idle = Guarded<[TextEngine]>([.withInterfaceFont()])

  /// Makes the first engine, if there is none.
  static func prepare() { idle.withLock { _ in } }

  /// Lends an engine to the body.
  static func borrow<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    let engine = idle.withLock { $0.popLast() } ?? TextEngine()
    defer { idle.withLock { $0.append(engine) } }
    return try body(engine)
  }

  /// The installed fonts.
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// Language, direction and rendering options.
  let context: OpaquePointer
  /// The one layout that every text passes through.
  let layout: OpaquePointer
  /// Descriptions made so far.
  private var descriptions: [FontKey: FontDescription] = [:]
  /// The font the layout has at the moment.
  private var layoutFont: FontKey?
  /// Whether the interface font is installed, once that is known.
  private var hasInterfaceFont: Bool?

  /// A fresh engine; the first one of the process makes fontconfig read its files.
  private init() {
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Pictures must not depend on the user's locale.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    layout = pango_layout_new(context)
  }

  /// An engine that has found the interface font.
  private static func withInterfaceFont() -> TextEngine {
    let engine = TextEngine()
    _ = engine.description(of: FontKey(face: FontFace(), size: 17))
    return engine
  }

  deinit {
    descriptions.removeAll()
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }
}

extension TextEngine {
  /// The description of a font; the first use of a font checks whether it is installed.
  func description(of font: FontKey) -> FontDescription {
    if let known = descriptions[font] { return known }
    // A layout that animates its font size must not fill memory.
    if descriptions.count >= 256 { descriptions.removeAll() }
    let made = FontDescription(font, families: families(for: font))
    descriptions[font] = made
    return made
  }

  /// Gives the layout a font, if it has another.
  func setLayoutFont(_ font: FontKey) {
    guard layoutFont != font else { return }
    pango_layout_set_font_description(layout, description(of: font).pango)
    layoutFont = font
  }

  /// The families to draw a font with, best first, separated by commas.
  private func families(for font: FontKey) -> String {
    switch font.face.family {
    case .system: return interfaceFamilies(for: font)
    case .monospaced: return "monospace"
    case .named(let name):
      if !isInstalled(name, like: font) {
        Diagnostics.report(
          "The font “\(name)” is not installed; “\(FontFamilies.interface)” stands in for it.", once: "UIKitText.font.\(name)")
        return interfaceFamilies(for: font)
      }
      return "\(name),\(FontFamilies.korean)"
    }
  }

  /// The families of the interface font, at its size.
  private func interfaceFamilies(for font: FontKey) -> String {
    let isThere = hasInterfaceFont ?? isInstalled(FontFamilies.interface, like: font)
    hasInterfaceFont = isThere
    guard isThere else {
      Diagnostics.report(
        "The font “\(FontFamilies.interface)” is not installed; the desktop's sans-serif font stands in for it. "
          + "On Debian: apt install fonts-inter", once: "UIKitText.font.\(FontFamilies.interface)")
      return "sans-serif"
    }
    let text = "\(FontFamilies.interface),\(FontFamilies.korean)"
    return font.size >= FontTracking.displaySize ? "\(FontFamilies.display),\(text)" : text
  }

  /// Whether fontconfig has a family of this name, rather than a stand-in.
  func isInstalled(_ family: String, like font: FontKey = FontKey(face: FontFace(), size: 17)) -> Bool {
    // The same search as a text in this font needs, so that its result is kept for that text.
    let description = FontDescription(font, families: "\(family),\(FontFamilies.korean)")
    guard let fonts = pango_font_map_load_fontset(fontMap, context, description.pango, pango_context_get_language(context)) else {
      return false
    }
    defer { g_object_unref(fonts) }
    guard let first = pango_fontset_get_font(fonts, 0x61) else { return false }
    defer { g_object_unref(first) }
    guard let found = pango_font_describe(first) else { return false }
    defer { pango_font_description_free(found) }
    guard let name = pango_font_description_get_family(found) else { return false }
    return String(cString: name).lowercased() == family.lowercased()
  }
}
