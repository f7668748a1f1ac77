/// Why no window can be shown.
package enum DesktopObstacle: Error, CustomStringConvertible {
  /// GTK is not on this machine, or not whole; with what the dynamic linker says of it.
  case noGTK(String)
  /// No display answers.
  case noDisplay

  package var description: String {
    switch self {
    case .noGTK(let reason): "GTK 4 cannot be loaded (\(reason); Debian has it in libgtk-4-1)"
    case .noDisplay: "There is no display that can be reached (DISPLAY and WAYLAND_DISPLAY say which)"
    }
  }
}
