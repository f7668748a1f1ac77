import Foundation
import Testing

/// An app as a process of its own: what it makes of its environment, of a reader that goes away, and of folders it cannot use.
@Suite struct ShellTests {
  /// A folder and a program for each test.
  let shell: ShellProgram

  init() throws { shell = try ShellProgram() }

  // MARK: The environment

  @Test func settingsAreKeptFromLaunchToLaunch() throws {
    #expect(try shell.run("$app").lines == ["launch 1", "wrote out/first.png (100 × 200)"])
    let second = try shell.run("$app")
    #expect(second.lines == ["launch 2", "wrote out/first.png (100 × 200)"])
    #expect(second.errors == [])
    #expect(shell.names(in: "home/.config") == ["ShellApp.plist"])
  }

  @Test(arguments: [
    ("HOME=\"$(printf 'b\\377')\" $app", "HOME is not UTF-8 text (“b\u{FFFD}”)", "HOME"),
    ("HOME=\"$(printf '/b\\377')\" $app", "HOME is not UTF-8 text (“/b\u{FFFD}”)", "HOME"),
    ("XDG_CONFIG_HOME=\"$(printf '/b\\377')\" $app", "XDG_CONFIG_HOME is not UTF-8 text (“/b\u{FFFD}”)", "XDG_CONFIG_HOME"),
    ("HOME=home/below $app", "HOME is not an absolute path (“home/below”)", "HOME"),
    ("HOME= $app", "HOME is not an absolute path (“”)", "HOME"),
  ])
  func aHomeThatCannotBeUsedMeansNoSettings(line: String, reason: String, variable: String) throws {
    let run = try shell.run(line)
    #expect(run.code == 0)
    #expect(run.lines == ["launch 1", "wrote out/first.png (100 × 200)"])
    #expect(
      run.errors.first
        == "\(reason), so the app has no settings in this run: none are read and none are kept. "
        + "Set \(variable) to an absolute path in UTF-8.")
    #expect(run.errors.count == 2)
    #expect(run.errors.last?.hasPrefix("The app's settings (UserDefaults) cannot be written") == true)
    #expect(shell.names() == ["errors", "home", "out", "play"])
    #expect(shell.names(in: "home") == [])
  }

  @Test func aHomeThatCannotBeReadDoesNotMatterWhereSettingsHaveAnotherPlace() throws {
    let run = try shell.run("HOME=\"$(printf '/b\\377')\" XDG_CONFIG_HOME=\"$PWD/home/xdg\" $app")
    #expect(run.errors == [])
    #expect(shell.names(in: "home/xdg") == ["ShellApp.plist"])
  }

  @Test func settingsThatCannotBeWrittenAreReportedOnce() throws {
    let run = try shell.run("HOME=/proc/nowhere $app --play play", play: "tap tapped\ntap tapped\nframe first")
    #expect(run.code == 0)
    #expect(
      run.errors == [
        "The app's settings (UserDefaults) cannot be written, so they hold until the app ends and no longer. "
          + "Let XDG_CONFIG_HOME, or HOME without it, name a folder that this user may write to."
      ])
  }

  @Test(arguments: ["LANG", "LC_ALL", "LC_MESSAGES", "TZ", "TZFILE"])
  func aLanguageOrTimeZoneThatIsNoTextIsTakenAsNotSet(variable: String) throws {
    let run = try shell.run("\(variable)=\"$(printf 'k\\377')\" $app --say-date")
    #expect(run.code == 0)
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.hasPrefix("\(variable) is not UTF-8 text (“k\u{FFFD}”), so it is taken as not set.") == true)
    #expect(run.lines.contains("date 1 January 1970") || run.lines.contains("date January 1, 1970"))
  }

  @Test func anArgumentThatIsNoTextIsNamed() throws {
    let run = try shell.run("$app --out \"$(printf 'o\\377')\"")
    #expect(run.code == 64)
    #expect(run.errors == ["Argument 7 is not UTF-8 text (“o\u{FFFD}”); give it in UTF-8. Try --help."])
    #expect(run.lines == [])
  }

  // MARK: The window

  @Test func aProcessMapsNoGTKBeforeItsFirstWindow() throws {
    let run = try shell.run("LD_TRACE_LOADED_OBJECTS=1 ${app%% *}")
    #expect(run.lines.contains { $0.contains("libcairo.so") })
    #expect(run.lines.filter { $0.contains("libgtk") || $0.contains("libgraphene") } == [])
  }

  @Test func withoutGTKAnAppSaysSoAndRunsHeadless() throws {
    let run = try shell.run(": >libgtk-4.so.1; LD_LIBRARY_PATH=$PWD ${app%% *} --size 100x200 --scale 1")
    #expect(run.code == 0)
    #expect(run.lines == ["launch 1", "wrote out/first.png (100 × 200)"])
    #expect(
      run.errors == [
        "GTK 4 cannot be loaded (\(shell.folder)/libgtk-4.so.1: file too short; Debian has it in libgtk-4-1), so the app runs headless."
      ])
  }

  // MARK: The reader

  @Test func aReaderThatHasSeenEnoughDoesNotEndTheRun() throws {
    let play = (1...50).map { "say line \($0) \(String(repeating: "-", count: 2000))" }.joined(separator: "\n") + "\nframe last"
    let run = try shell.run("{ $app --play play; echo $? >code; } | head -n 1", play: play)
    #expect(run.lines == ["launch 1"])
    #expect(run.errors == [])
    #expect(FileManager.default.contents(atPath: "\(shell.folder)/code") == Data("0\n".utf8))
    #expect(shell.names(in: "out") == ["last.png"])
  }

  @Test func theWordsOfTheAppAndOfThePlayerComeInTheOrderInWhichTheyWereSaid() throws {
    let run = try shell.run("$app --play play 2>&1 | cat", play: "say a\ntap tapped\nsay b\ntap tapped\ntap nowhere")
    #expect(
      run.lines == [
        "launch 1", "a", "the app says on", "tapped tapped", "b", "the app says off", "tapped tapped",
        "play:5: There is no view with the accessibility identifier “nowhere”.",
      ])
  }

  @Test func aPlayFileTypesIntoTheFieldThatIsEdited() throws {
    let run = try shell.run("$app --play play", play: "tap name\ntype Ada 에이다\ntap tapped\ntype !\ndescribe name")
    #expect(
      run.lines == [
        "launch 1", "tapped name", "typed Ada 에이다", "the app says on", "tapped tapped", "typed !",
        "name: light, value Ada 에이다!",
      ])
    let wrong = try shell.run("$app --play play", play: "type a")
    #expect(wrong.code == 1)
    #expect(wrong.errors == ["play:1: Nothing is edited into which “a” could be typed; tap a field first."])
  }

  @Test func aTargetIsCalledByTheSelectorThatItRegistered() throws {
    let run = try shell.run("$app --play play", play: "tap reset\ndescribe reset")
    #expect(run.lines == ["launch 1", "reset reset", "tapped reset", "reset: light, value 0"])
  }

  // MARK: Time

  @Test func timersFireWhileRealTimeIsWaitedForAndNotBefore() throws {
    let run = try shell.run(
      "$app --play play",
      play: "advance 5\ndescribe timer\ndescribe dispatch\nwait 0.5\ndescribe timer\ndescribe dispatch\nframe on")
    #expect(
      run.lines == [
        "launch 1", "timer: light, value 0", "dispatch: light, value 0", "timer: light, value 1", "dispatch: light, value 1",
        "wrote out/on.png (100 × 200)",
      ])
  }

  // MARK: Files

  @Test func aRunThatCannotStartSaysWhyBeforeTheAppHearsOfIt() throws {
    for (line, message) in [
      ("$app --play nowhere", "The play file “nowhere” cannot be read: No such file or directory. Name another with --play."),
      ("$app --play home", "The play file “home” cannot be read: Is a directory. Name another with --play."),
      ("$app --play no-text", "The play file “no-text” is not UTF-8 text; name another with --play."),
      ("$app --out play", "The folder for the pictures, “play”, cannot be made: Not a directory. Name another with --out."),
      (
        "$app --out /proc/a",
        "The folder for the pictures, “/proc/a”, cannot be made: No such file or directory. Name another with --out."
      ),
    ] {
      let run = try shell.run("printf '\\377' >no-text; \(line)")
      #expect(run.errors == [message])
      #expect(run.lines == [])
      #expect(run.code == 1)
    }
    #expect(shell.names(in: "home") == [])
  }

  @Test func aPictureThatCannotBeWrittenSaysWhyAndLeavesNothingBehind() throws {
    let full = try shell.run("mkdir -p out/first.png/full; $app")
    #expect(full.errors.count == 1)
    #expect(full.errors.first?.hasPrefix("play:1: The picture “out/first.png” cannot be written: ") == true)
    #expect(full.code == 1)
    #expect(shell.names(in: "out") == ["first.png"])
    let small = try shell.run("{ ulimit -f 0; trap '' XFSZ; $app --out other; } 2>&1 | cat")
    #expect(small.lines.contains { $0.hasPrefix("play:1: The picture “other/first.png” cannot be written: File too large.") })
    #expect(shell.names(in: "other") == [])
  }
}
