import Testing
import UIKitSurface

@testable import UIKit

struct LaunchOptionsTests {
  @Test func optionsAreReadAndTheAppsOwnWordsAreLeftAlone() throws {
    let options = try LaunchOptions(
      [
        "--headless", "--style", "dark", "-MyOwn", "value", "--contrast", "high", "--scale", "3", "--size", "320x568",
        "--language", "ko",
      ])
    #expect(options.isHeadless)
    #expect(options.preferences == SurfacePreferences(style: .dark, contrast: .high))
    #expect(options.scale == 3)
    #expect(options.size == CGSize(width: 320, height: 568))
    #expect(options.language == "ko")
    #expect(options.output == "out")
    #expect(options.play == nil)
  }

  @Test func whatIsNotGivenIsAskedOfTheDesktop() throws {
    let options = try LaunchOptions([])
    #expect(!options.isHeadless && options.preferences == nil && options.scale == nil && !options.logsFrames)
    #expect(try LaunchOptions(["--contrast", "high"]).preferences == SurfacePreferences(contrast: .high))
  }

  @Test(arguments: [["--out", "pictures"], ["--play", "file"], ["--headless"]])
  func aRunThatMakesPicturesIsHeadless(arguments: [String]) throws {
    #expect(try LaunchOptions(arguments).isHeadless)
  }

  @Test(arguments: [
    (["--style"], "--style needs light or dark after it."),
    (["--style", "blue"], "--style takes light or dark, not “blue”."),
    (["--contrast", "low"], "--contrast takes normal or high, not “low”."),
    (["--scale", "two"], "--scale takes a number from 0.5 to 8, not “two”."),
    (["--scale", "900"], "--scale takes a number from 0.5 to 8, not “900”."),
    (["--scale", "nan"], "--scale takes a number from 0.5 to 8, not “nan”."),
    (["--size", "390"], "--size takes a size such as 390x844, each side from 1 to 8192 points, not “390”."),
    (["--size", "0x9"], "--size takes a size such as 390x844, each side from 1 to 8192 points, not “0x9”."),
    (
      ["--size", "9000x844"],
      "--size takes a size such as 390x844, each side from 1 to 8192 points, not “9000x844”."
    ),
    (
      ["--size", "4000x844", "--scale", "3"],
      "--size 4000x844 at --scale 3 makes a picture of 12000 × 2532 pixels; a side has at most 8192. Take a smaller size or scale."
    ),
    (
      ["--scale", "1.5", "--size", "100x5461.5"],
      "--size 100x5461.5 at --scale 1.5 makes a picture of 150 × 8193 pixels; a side has at most 8192. Take a smaller size or scale."
    ),
    (["--out", "--headless"], "--out needs a folder after it."),
    (["--play"], "--play needs a file of commands after it."),
    (["--language", ""], "--language needs a language such as en or ko after it."),
  ])
  func aMistakeIsNamed(arguments: [String], message: String) {
    #expect { try LaunchOptions(arguments) } throws: { "\($0)" == message }
  }
}

struct PlayScriptTests {
  @Test func linesMayEndAsOnWindows() throws {
    #expect(try PlayScript("frame a\r\ntap b\r\n") == PlayScript("frame a\ntap b\n"))
  }

  @Test func commandsAreReadLineByLine() throws {
    let script = try PlayScript(
      """
      # a comment
      frame start
      tap switch   # and another
      tap 10,20.5
      type two words
      advance 0.125
      wait 1
      style dark
      describe switch
      say two words
      sheet all start end
      """)
    #expect(script.commands.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(
      script.commands.map(\.command) == [
        .frame(name: "start"), .tapIdentifier("switch"), .tapPoint(CGPoint(x: 10, y: 20.5)), .type("two words"),
        .advance(0.125), .wait(1), .style(.dark),
        .describe("switch"), .say("two words"), .sheet(name: "all", frames: ["start", "end"]),
      ])
  }

  @Test(arguments: [
    "jump", "frame", "frame ../evil", "frame a\u{0}b", "advance soon", "advance -1", "wait soon", "wait 61", "style blue",
    "sheet all", "tap", "type",
  ])
  func aLineThatIsNoCommandIsNamed(line: String) {
    #expect { try PlayScript("frame a\n\(line)") } throws: { "\($0)".hasPrefix("line 2: “\(line)” is not a command.") }
  }
}
