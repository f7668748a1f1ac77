// An asset catalog as a value: what it holds, by name. `CatalogWalk` reads it from a folder; a set says which of its entries is
// right for a request.

import Foundation

/// What a folder `Name.xcassets` holds (spec 4). A constant that any thread may use.
package struct AssetCatalog: Sendable {
  /// The path of the folder.
  package let path: String
  /// The colour sets, in the order of their paths.
  package let colors: [ColorSet]
  /// The image sets, in the order of their paths.
  package let images: [ImageSet]
  /// The groups, each before those inside of it.
  package let groups: [AssetGroup]
  /// The sets of kinds that are recognised, but not read.
  package let others: [OtherAsset]
  /// Everything that was noticed; what is known only in the end, such as names that stand twice, comes last.
  package let diagnostics: [AssetDiagnostic]
  /// The places in `colors`, by name.
  private let colorIndex: [String: Int]
  /// The places in `images`, by name.
  private let imageIndex: [String: Int]

  /// Reads a catalog. Whatever is wrong with it becomes a diagnostic; what is healthy is there.
  package init(contentsOf path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var walk = CatalogWalk()
    walk.walk(catalog: path)
    self.path = path
    colors = walk.colors
    images = walk.images
    groups = walk.groups
    others = walk.others
    colorIndex = walk.index(of: colors.map { ($0.name, $0.path) }, kind: "colour set")
    imageIndex = walk.index(of: images.map { ($0.name, $0.path) }, kind: "image set")
    diagnostics = walk.diagnostics
  }

  /// The colour of a name, which begins with the namespaces that it is in, each followed by a slash.
  package func color(named name: String) -> ColorSet? { colorIndex[name].map { colors[$0] } }

  /// The picture of a name, which begins with the namespaces that it is in, each followed by a slash.
  package func image(named name: String) -> ImageSet? { imageIndex[name].map { images[$0] } }
}

/// A folder that puts sets together.
package struct AssetGroup: Hashable, Sendable {
  /// The name of the folder.
  package let name: String
  /// The path of the folder.
  package let path: String
  /// What the names of the sets inside begin with: empty, or namespaces, each followed by a slash.
  package let prefix: String
  /// Whether the group itself is a namespace.
  package let providesNamespace: Bool
}

/// A set of a kind that is recognised, but not read.
package struct OtherAsset: Hashable, Sendable {
  /// The name by which it is found, with its namespace.
  package let name: String
  /// What kind it is.
  package let kind: AssetKind
  /// The path of its folder.
  package let path: String
}

/// The kinds of set, by the extension of their folders (spec 4.1.1).
package enum AssetKind: String, CaseIterable, Hashable, Sendable {
  /// A colour.
  case color = "colorset"
  /// A picture.
  case image = "imageset"
  /// The app's icon.
  case appIcon = "appiconset"
  /// The app's icon in layers.
  case appIconStack = "solidimagestack"
  /// A symbol.
  case symbol = "symbolset"
  /// Any file.
  case data = "dataset"
  /// What is shown while the app starts.
  case launchImage = "launchimage"
  /// A picture in layers.
  case imageStack = "imagestack"
  /// A layer of such a picture.
  case imageStackLayer = "imagestacklayer"
  /// A layer of an icon in layers.
  case appIconStackLayer = "solidimagestacklayer"
  /// The pictures of a television app.
  case brand = "brandassets"
  /// Small pictures that share one texture.
  case spriteAtlas = "spriteatlas"
  /// A texture.
  case texture = "textureset"
  /// A texture on a cube.
  case cubeTexture = "cubetextureset"
  /// A texture in several sizes.
  case mipmap = "mipmapset"
  /// Pictures and objects that a camera recognises.
  case arResources = "arresourcegroup"
  /// A picture that a camera recognises.
  case arImage = "referenceimage"
  /// An object that a camera recognises.
  case arObject = "referenceobject"
  /// Stickers for messages.
  case stickers = "stickerpack"
  /// A sticker.
  case sticker
  /// Stickers in a row.
  case stickerSequence = "stickersequence"
  /// The icon of a sticker pack.
  case stickersIcon = "stickersiconset"
  /// Pictures for the face of a watch.
  case complication = "complicationset"
  /// Icons of a Mac app's documents.
  case icon = "iconset"
  /// A picture for the leaderboards of games.
  case leaderboard = "gcleaderboard"
  /// A set of leaderboards.
  case leaderboardSet = "gcleaderboardset"
  /// A picture for the dashboard of games.
  case dashboard = "gcdashboardimage"
}
