/// What an app's Info.plist says under `UIUserInterfaceStyle` of the styles that the app has (spec 2.13).
package enum InfoStyle: String, Sendable {
  /// The app follows the user.
  case automatic = "Automatic"
  /// The app is light whatever the user prefers.
  case light = "Light"
  /// The app is dark whatever the user prefers.
  case dark = "Dark"
}
