// Uses an `AppearanceStore` in a process of its own, so that tests can kill it, starve it and run it beside another one.
//
//   AppearanceStoreLoop [--user <id>] [--file-limit <bytes>] <command>
//
//   loop                      keeps system, light, dark, system … for ever; prints each choice once its call has returned
//   turns <key> <choice> <n>  keeps the three choices in turn, n times, and the given one at last
//   keys <prefix> <n>         keeps dark under <prefix>-1 … <prefix>-n
//   keep <choice>             keeps one choice and prints "kept", or what went wrong
//   read [<older key>]        prints the choice, where it comes from, and what went wrong
//   older <key> <true|false>  sets an older Bool in UserDefaults.standard

import Foundation
import Penumbra

var arguments = Array(CommandLine.arguments.dropFirst())

/// Takes the next argument; without one the program ends.
@MainActor
func next() -> String {
  guard !arguments.isEmpty else {
    FileHandle.standardError.write(Data("AppearanceStoreLoop: an argument is missing\n".utf8))
    exit(64)
  }
  return arguments.removeFirst()
}

/// Writes a line to the pipe at once: a killed process must not keep it in a buffer.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// The choice that follows in the loop.
func following(_ choice: AppearanceChoice) -> AppearanceChoice {
  switch choice {
  case .system: .light
  case .light: .dark
  case .dark: .system
  }
}

/// Keeps a choice and says how it went.
func keep(_ choice: AppearanceChoice, in store: AppearanceStore) -> String {
  do {
    try store.keep(choice)
    return "kept"
  } catch {
    return "\(error.problem) \(error)"
  }
}

while let option = arguments.first, option.hasPrefix("--") {
  _ = next()
  let number = UInt32(next()) ?? 0
  switch option {
  case "--user":
    guard setgid(number) == 0, setuid(number) == 0 else { exit(77) }
  case "--file-limit":
    // Stands for a full disk: a write beyond the limit fails.
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(number), rlim_max: rlim_t(number))
    guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(77) }
  default:
    exit(64)
  }
}

switch next() {
case "loop":
  let store = AppearanceStore()
  var choice = store.read().choice
  while true {
    choice = following(choice)
    guard (try? store.keep(choice)) != nil else { exit(1) }
    say(choice.rawValue)
  }
case "turns":
  let store = AppearanceStore(key: next())
  let last = AppearanceChoice(rawValue: next()) ?? .system
  var choice = last
  for _ in 0..<(Int(next()) ?? 0) {
    choice = following(choice)
    guard (try? store.keep(choice)) != nil else { exit(1) }
  }
  say(keep(last, in: store))
case "keys":
  let prefix = next()
  for number in 1...(Int(next()) ?? 1) {
    guard (try? AppearanceStore(key: "\(prefix)-\(number)").keep(.dark)) != nil else { exit(1) }
  }
case "keep":
  say(keep(AppearanceChoice(rawValue: next()) ?? .system, in: AppearanceStore()))
case "read":
  let reading = AppearanceStore(olderKey: arguments.first).read()
  say("\(reading.choice) \(reading.source) \(reading.problem.map { "\($0.problem)" } ?? "well")")
case "older":
  let key = next()
  UserDefaults.standard.set(next() == "true", forKey: key)
  guard UserDefaults.standard.synchronize() else { exit(1) }
default:
  exit(64)
}
