extension Array where Element: AnyObject {
  /// The place of an object, or nil; both ends are looked at first, because what is taken out mostly stands at one of them.
  @inlinable
  package func place(of object: Element) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}
