import Penumbra
import Testing

/// What a person is told: what went wrong, where, and what to do.
@Suite struct AppearanceStoreErrorTests {
  /// An error and its whole text.
  struct Case: Sendable {
    let error: AppearanceStoreError
    let says: String
    let advises: String
  }

  /// One of each kind.
  static let cases: [Case] = [
    Case(
      error: AppearanceStoreError(.noHome),
      says: "The appearance cannot be kept: neither XDG_CONFIG_HOME nor HOME is an absolute path.",
      advises: "Set HOME, or set XDG_CONFIG_HOME to a folder that can be written."
    ),
    Case(
      error: AppearanceStoreError(.unreadableHome("HOME")),
      says: "The appearance cannot be kept: the value of HOME is not UTF-8 text.",
      advises: "Set HOME to an absolute path in UTF-8."
    ),
    Case(
      error: AppearanceStoreError(.newerVersion("penumbra 2"), at: "/c/penumbra.conf"),
      says: "The kept appearance \"/c/penumbra.conf\" belongs to a newer version: its first line is \"penumbra 2\".",
      advises: "Use the newer version, or remove the file; it was left as it is, and a choice holds until the app ends."
    ),
    Case(
      error: AppearanceStoreError(.unusableName("a/b")),
      says: "The appearance cannot be kept: \"a/b\" cannot be the name of its folder.",
      advises: "Use a name without \"/\" that is not empty, \".\" or \"..\" and has at most 200 bytes."
    ),
    Case(
      error: AppearanceStoreError(.unusableKey("a=b")),
      says: "The appearance cannot be kept: \"a=b\" cannot be a key.",
      advises: "Use 1 to 100 letters, digits, \".\", \"-\" or \"_\"."),
    Case(
      error: AppearanceStoreError(.damaged("it is empty"), at: "/c/penumbra.conf", keptAside: "/c/penumbra.conf.damaged-1"),
      says: "The kept appearance \"/c/penumbra.conf\" is damaged: it is empty.",
      advises: "The app follows the system; the damaged file was moved to \"/c/penumbra.conf.damaged-1\"."
    ),
    Case(
      error: AppearanceStoreError(.damaged("it is empty"), at: "/c/penumbra.conf"),
      says: "The kept appearance \"/c/penumbra.conf\" is damaged: it is empty.",
      advises: "The app follows the system; the next choice replaces what is damaged."
    ),
    Case(
      error: AppearanceStoreError(.unknownValue("sepia")),
      says: "The kept appearance has the unknown value \"sepia\".",
      advises: "The app follows the system; choose again to replace the value."),
    Case(
      error: AppearanceStoreError(.unreadable, at: "/c/penumbra.conf", code: 13),
      says: "The kept appearance \"/c/penumbra.conf\" cannot be read (Permission denied).",
      advises: "Give this user the right to read the file, or remove it."
    ),
    Case(
      error: AppearanceStoreError(.busy, at: "/c/penumbra.lock"),
      says: "The appearance cannot be kept: another process holds the lock \"/c/penumbra.lock\".",
      advises: "Choose again; if it stays so, end the process that holds the lock."
    ),
    Case(
      error: AppearanceStoreError(.unwritable, at: "/c/penumbra.conf", code: 28),
      says: "The appearance cannot be kept in \"/c/penumbra.conf\" (No space left on device).",
      advises: "Give this user the right to write there and make room on the disk; the choice holds until the app ends."
    ),
  ]

  @Test(arguments: cases)
  func anErrorSaysWhatWhereAndWhatToDo(example: Case) {
    #expect(example.error.description == "\(example.says) \(example.advises)")
  }
}
