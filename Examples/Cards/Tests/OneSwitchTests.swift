import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitBase
import UIKitSurface

@testable import Cards

/// The page that tells a switch's journey, compared with the journey.
@MainActor @Suite(.serialized) struct OneSwitchTests {
  @Test func theSwitchPassesTheFilesOfThePageInTheirOrder() throws {
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/OneSwitch.md"), encoding: .utf8)
    let told = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`Sources/") }.compactMap(lastFile)
    for file in told { #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path), "\(file)") }
    let passed = try passedStations()
    // The window's own station is passed on a display only: scripts/test-window looks at it.
    #expect(
      told.map(station).filter { !$0.hasPrefix("UIKitGTK/") } == passed,
      "Documentation/OneSwitch.md has to list: \(passed.joined(separator: ", "))")
  }

  @Test func eachModuleFolderThatThePageNamesExists() throws {
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/OneSwitch.md"), encoding: .utf8)
    let files = page.split(separator: "`").filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Examples/") }
    #expect(files.count > 10)
    for file in files {
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(String(file)).path), "\(file)")
    }
  }

  /// Taps the switch of a running settings screen and notes the files that are passed, each when it is passed first.
  private func passedStations() throws -> [String] {
    let screen = try Screen()
    let (app, toggle) = (screen.app, try screen.toggle)
    let middle = app.middle(of: toggle)
    app.surface.send(.touch(id: 0, phase: .began, location: middle, time: app.surface.now), to: app.canvas)
    app.settle()

    let passed = Passed()
    Journey.onPass = { passed.add($0) }
    defer { Journey.onPass = nil }
    AppearanceJourney.$onPass.withValue({ passed.add($0) }) {
      app.surface.send(.touch(id: 0, phase: .ended, location: middle, time: app.surface.now), to: app.canvas)
      // The frame that the tap asked for, and nothing of what the animation asks for later.
      Journey.pass("the tap has been answered")
      app.frame()
    }
    // A window whose fade never ends would stay, and with it an override that dresses the windows of other tests.
    Journey.onPass = nil
    app.settle()
    // Before the tap is answered, the cross-fade takes a picture of what is on screen, which runs phases of its own.
    let answered = passed.files.firstIndex(of: "the tap has been answered") ?? 0
    let phases = passed.files[answered...].dropFirst()
    let choice = passed.files[..<answered].filter { !$0.hasSuffix("Phase.swift") }
    return eachOnce(choice + phases)
  }

  /// The files without those that were passed before.
  private func eachOnce(_ files: [String]) -> [String] {
    files.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The last file that a row of the page names.
  private func lastFile(of row: Substring) -> String? {
    row.split(separator: "`").last { $0.hasPrefix("Sources/") }.map(String.init)
  }

  /// A file as a station names it: module and file name.
  private func station(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.count > 2 ? "\(parts[1])/\(parts[parts.count - 1])" : file
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
}

/// The files that were passed, as often as they were.
private final class Passed: @unchecked Sendable {
  private(set) var files: [String] = []

  /// Notes a file; all calls come from the main thread.
  func add(_ file: String) { files.append(file) }
}
