// Fuzz target: a text of any bytes as a colour in hexadecimal. `scripts/fuzz` compiles it together with Penumbra's HexDigits.

import Foundation

/// Reads the bytes as text; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHex(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do {
    let digits = try HexColorError.digits(of: text)
    precondition([3, 4, 6, 8].contains(digits.count) && digits.allSatisfy { $0 < 16 })
  } catch let error as HexColorError {
    precondition(!error.description.isEmpty && error.text == text)
  } catch {
    preconditionFailure("An error of another kind: \(error)")
  }
  return 0
}
