import Foundation

/// A part of a tree copied to a temporary folder, where faults can be planted.
struct CopiedTree {
  let tree: Tree

  /// Copies the named files and folders.
  init(of source: Tree, paths: [String]) throws {
    let files = FileManager.default
    tree = Tree(root: files.temporaryDirectory.appending(path: "gates-\(UUID().uuidString)").resolvingSymlinksInPath())
    for path in paths {
      let target = tree.root.appending(path: path)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: source.root.appending(path: path), to: target)
    }
  }

  /// Writes a file, over the copied one if there is one.
  func plant(_ path: String, _ text: String) throws {
    let target = tree.root.appending(path: path)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target)
  }

  /// Removes the copy.
  func remove() {
    try? FileManager.default.removeItem(at: tree.root)
  }
}
