public import Foundation

/// Why a choice could not be read or kept: what went wrong, where, and what a person can do about it.
public struct AppearanceStoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, each with its own advice.
  public enum Problem: Hashable, Sendable {
    /// Neither `XDG_CONFIG_HOME` nor `HOME` names an absolute path, so there is no folder to keep anything in.
    case noHome
    /// The value of the given variable, which names the folder, is not UTF-8 text.
    case unreadableHome(String)
    /// The app's or the group's name cannot name a folder or a suite; the name is given.
    case unusableName(String)
    /// The key is empty, too long, or has a character that the file's format does not allow; the key is given.
    case unusableKey(String)
    /// What is stored is not in the format; the reason is given.
    case damaged(String)
    /// A newer version of the app wrote the file, whose first line is given; the file is left untouched.
    case newerVersion(String)
    /// A well-formed value that this version does not know; the value is given.
    case unknownValue(String)
    /// The file exists and cannot be read.
    case unreadable
    /// Another process has held the lock for longer than the store waits.
    case busy
    /// The folder, the lock or the file cannot be created, written or replaced.
    case unwritable
  }

  /// What went wrong.
  public let problem: Problem
  /// The file, folder or suite it went wrong at; nil when there is no such place.
  public let path: String?
  /// The operating system's error number (`errno`), 0 when it had no part in it.
  public let code: Int32
  /// Where the unusable file was put; nil when nothing was moved.
  public let keptAside: String?

  /// Describes one failure.
  package init(_ problem: Problem, at path: String? = nil, code: Int32 = 0, keptAside: String? = nil) {
    self.problem = problem
    self.path = path
    self.code = code
    self.keptAside = keptAside
  }
}

extension AppearanceStoreError: LocalizedError, CustomStringConvertible {
  /// What went wrong and where, in one sentence.
  public var errorDescription: String? {
    let place = path.map { " \"\($0)\"" } ?? ""
    let cause = code == 0 ? "" : " (\(String(cString: strerror(code))))"
    return switch problem {
    case .noHome: "The appearance cannot be kept: neither XDG_CONFIG_HOME nor HOME is an absolute path."
    case .unreadableHome(let variable): "The appearance cannot be kept: the value of \(variable) is not UTF-8 text."
    case .unusableName(let name): "The appearance cannot be kept: \"\(name)\" cannot be the name of its folder."
    case .unusableKey(let key): "The appearance cannot be kept: \"\(key)\" cannot be a key."
    case .damaged(let reason): "The kept appearance\(place) is damaged: \(reason)."
    case .newerVersion(let line): "The kept appearance\(place) belongs to a newer version: its first line is \"\(line)\"."
    case .unknownValue(let value): "The kept appearance\(place) has the unknown value \"\(value)\"."
    case .unreadable: "The kept appearance\(place) cannot be read\(cause)."
    case .busy: "The appearance cannot be kept: another process holds the lock\(place)."
    case .unwritable: "The appearance cannot be kept in\(place)\(cause)."
    }
  }

  /// What a person can do about it, in one sentence.
  public var recoverySuggestion: String? {
    switch problem {
    case .noHome: "Set HOME, or set XDG_CONFIG_HOME to a folder that can be written."
    case .unreadableHome(let variable): "Set \(variable) to an absolute path in UTF-8."
    case .unusableName: "Use a name without \"/\" that is not empty, \".\" or \"..\" and has at most 200 bytes."
    case .unusableKey: "Use 1 to 100 letters, digits, \".\", \"-\" or \"_\"."
    case .damaged:
      keptAside.map { "The app follows the system; the damaged file was moved to \"\($0)\"." }
        ?? "The app follows the system; the next choice replaces what is damaged."
    case .newerVersion: "Use the newer version, or remove the file; it was left as it is, and a choice holds until the app ends."
    case .unknownValue: "The app follows the system; choose again to replace the value."
    case .unreadable: "Give this user the right to read the file, or remove it."
    case .busy: "Choose again; if it stays so, end the process that holds the lock."
    case .unwritable: "Give this user the right to write there and make room on the disk; the choice holds until the app ends."
    }
  }

  /// The description and the suggestion, one after the other.
  public var description: String { [errorDescription, recoverySuggestion].compactMap { $0 }.joined(separator: " ") }
}
