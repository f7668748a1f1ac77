import PenumbraCGTK

/// Connects `function` to a signal of a GObject; `data` comes back as the function's last argument.
///
/// `function` must have the signature that the signal's documentation gives, and `data` must outlive the object.
func connect<Function>(
  _ object: UnsafeMutableRawPointer, _ signal: String, to function: Function, data: UnsafeMutableRawPointer?
) {
  penumbra_gtk_connect(object, signal, unsafeBitCast(function, to: GCallback.self), data)
}

/// The Swift object behind a call-back's last argument, without a change of its count.
func owner<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Object.Type) -> Object? {
  data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
