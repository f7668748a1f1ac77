import UIKitBase

/// The words that bars say by themselves, in the language of the app: English, or Korean where that comes first.
///
/// AD-HOC: iOS has them in all its languages.
@MainActor
enum BarTexts {
  static var back: String { isKorean ? "뒤로" : "Back" }
  static var done: String { isKorean ? "완료" : "Done" }
  static var cancel: String { isKorean ? "취소" : "Cancel" }
  static var edit: String { isKorean ? "편집" : "Edit" }
  static var save: String { isKorean ? "저장" : "Save" }
  static var add: String { isKorean ? "추가" : "Add" }
  static var undo: String { isKorean ? "실행 취소" : "Undo" }
  static var redo: String { isKorean ? "실행 복귀" : "Redo" }

  /// Whether Korean is what the person prefers: by the app's argument, else by the environment.
  private static var isKorean: Bool {
    let argument = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
    let language = argument.first ?? Locale.preferredLanguages.first ?? "en"
    return language.lowercased().hasPrefix("ko")
  }
}
