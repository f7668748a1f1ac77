import Foundation

/// Somebody listening; it ends when this object goes, so keep it as long as the listener.
public final class AppearanceObservation {
  /// What the center knows the listener by.
  private let token: any NSObjectProtocol
  /// The center that knows it.
  private let center: NotificationCenter

  /// Starts listening; `body` is called on the thread that posts.
  init(
    of name: Notification.Name, from object: AnyObject?, in center: NotificationCenter,
    body: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: object, queue: nil, using: body)
  }

  deinit { center.removeObserver(token) }
}
