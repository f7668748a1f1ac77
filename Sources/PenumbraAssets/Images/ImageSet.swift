// A picture of a catalog: its entries and its properties.

import Foundation

/// A named picture (`.imageset`), in as many variants as it has entries.
package struct ImageSet: Sendable {
  /// The name by which it is found, with its namespace.
  package let name: String
  /// The path of its folder.
  package let path: String
  /// The entries, in the order of the file; empty slots and unassigned files are among them.
  package let entries: [ImageEntry]
  /// What is said about all entries.
  package let properties: ImageProperties

  /// The file in which the entries stand.
  package var contentsPath: String { path + "/Contents.json" }
}

/// What an image set says about all of its entries.
package struct ImageProperties: Hashable, Sendable {
  /// How the picture is coloured.
  package enum RenderingIntent: String, CaseIterable, Hashable, Sendable {
    /// With its own colours.
    case original
    /// With the tint colour, as a stencil.
    case template
  }

  /// How the picture is coloured, or nil if that depends on where it is shown.
  package var renderingIntent: RenderingIntent?
  /// Whether a drawing made of lines keeps them at every size.
  package var preservesVectors = false
  /// Whether entries differ by language.
  package var isLocalizable = false
  /// The compression for entries that name none.
  package var compression: ImageCompression?
  /// The tags under which the picture is loaded on demand.
  package var onDemandTags: [String] = []
}

/// How a picture is compressed in an app.
package enum ImageCompression: String, CaseIterable, Hashable, Sendable {
  /// Chosen by the tool.
  case automatic
  /// Without loss.
  case lossless
  /// With loss.
  case lossy
  /// For the graphics processor, best quality.
  case gpuBest = "gpu-optimized-best"
  /// For the graphics processor, smallest size.
  case gpuSmallest = "gpu-optimized-smallest"
}

/// One variant of a picture.
package struct ImageEntry: Sendable {
  /// The name of the file in the set's folder, or nil if the slot is empty.
  package var filename: String?
  /// Whether the set has no file of that name.
  package var isFileMissing = false
  /// The device it is for.
  package var idiom: AssetIdiom = .universal
  /// The appearance it is for.
  package var appearance: AssetAppearance = .any
  /// Pixels a point, or nil if it is for all scales.
  package var scale: Double?
  /// The gamut it is for, or nil.
  package var gamut: AssetGamut?
  /// The kind of phone or tablet it is for, or nil.
  package var subtype: String?
  /// The widths of watches it is for, such as `<=145`, or nil.
  package var screenWidth: String?
  /// The room across it is for, or nil.
  package var widthClass: AssetSizeClass?
  /// The room down it is for, or nil.
  package var heightClass: AssetSizeClass?
  /// The direction of reading it is for, or nil.
  package var direction: AssetDirection?
  /// The language it is for, or nil.
  package var locale: String?
  /// The memory that a device needs at least, in gigabytes, or nil.
  package var memory: Int?
  /// The graphics that a device needs at least, such as `metal1v1`, or nil.
  package var graphics: String?
  /// The colour space of the file, as the set declares it, or nil.
  package var colorSpace: AssetGamut?
  /// How it is compressed in an app, or nil.
  package var compression: ImageCompression?
  /// The edges that layout does not count, in points, or nil.
  package var alignmentInsets: AssetInsets?
  /// How it is stretched, or nil.
  package var resizing: ImageResizing?
  /// Whether the file lies in the folder without being used.
  package var isUnassigned = false
  /// Where the entry begins.
  package var position: SourcePosition
  /// Where the file's name stands, if there is one.
  package var filenamePosition: SourcePosition?

  /// Whether there is a picture that may be shown.
  package var isUsable: Bool { filename != nil && !isFileMissing && !isUnassigned }
}

/// Distances from the four edges, in pixels of the file.
package struct AssetInsets: Hashable, Sendable {
  /// From the upper edge.
  package var top = 0.0
  /// From the left edge.
  package var left = 0.0
  /// From the lower edge.
  package var bottom = 0.0
  /// From the right edge.
  package var right = 0.0
}

/// How a picture fills a rectangle that is larger or smaller than it is.
package struct ImageResizing: Hashable, Sendable {
  /// In which directions it is cut.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// In both.
    case nineParts = "9-part"
    /// Into a left, middle and right part.
    case threePartsAcross = "3-part-horizontal"
    /// Into an upper, middle and lower part.
    case threePartsDown = "3-part-vertical"
  }

  /// What the middle part does.
  package enum Center: String, CaseIterable, Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// In which directions the picture is cut.
  package var mode: Mode
  /// The parts at the edges, which keep their size.
  package var capInsets = AssetInsets()
  /// What the middle part does.
  package var center: Center = .stretch
  /// How wide the middle part is, in pixels, or nil for all that is between the edges.
  package var centerWidth: Double?
  /// How high the middle part is, in pixels, or nil for all that is between the edges.
  package var centerHeight: Double?
}
