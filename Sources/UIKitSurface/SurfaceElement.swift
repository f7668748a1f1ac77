package import CoreGraphics

/// One thing that assistive technology can read and act on.
package struct SurfaceElement: Equatable, Sendable {
  /// What kind of thing it is.
  package enum Role: Hashable, Sendable {
    /// A text that is only read.
    case text
    /// A title that others stand under.
    case header
    /// Something to press.
    case button
    /// Something that is on or off.
    case toggle
    /// A row of a list.
    case row
    /// One of several pages.
    case tab
    /// A picture.
    case image
    /// A text that can be edited.
    case field
  }

  /// A number that no other element has at the same time, and that stays with it.
  package let id: UInt
  /// What kind of thing it is.
  package let role: Role
  /// What it is called.
  package let label: String
  /// What it says beside its name, such as a detail; empty for nothing.
  package let value: String
  /// Whether it is on; `nil` for what is neither on nor off.
  package let isOn: Bool?
  /// Whether it is one that was chosen.
  package let isSelected: Bool
  /// Whether it answers.
  package let isEnabled: Bool
  /// Where it is, in points of the canvas.
  package let frame: CGRect

  /// An element with all that is known of it.
  package init(
    id: UInt, role: Role, label: String, value: String = "", isOn: Bool? = nil, isSelected: Bool = false, isEnabled: Bool = true,
    frame: CGRect
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.isOn = isOn
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.frame = frame
  }

  /// Whether there is anything to press.
  package var isActionable: Bool { isEnabled && role != .text && role != .header && role != .image }
}
