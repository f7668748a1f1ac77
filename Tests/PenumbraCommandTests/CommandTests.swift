import Testing

@testable import PenumbraCommand

@Suite struct CommandTests {
  @Test func anUnknownSubcommandIsRefusedWithTheNearest() {
    let outcome = Command.run(["chek"], folder: "/", environment: [:], terminal: .none)
    #expect(outcome == .refused("unknown subcommand 'chek'; did you mean 'check'?"))
  }
}
