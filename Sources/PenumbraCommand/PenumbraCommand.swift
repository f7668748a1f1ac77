import Foundation

/// The command `penumbra`: so far it says which subcommands exist, which is none.
@main
struct PenumbraCommand {
  static func main() {
    FileHandle.standardError.write(Data("penumbra: no subcommand is built yet; 'check' comes first.\n".utf8))
    exit(64)
  }
}
