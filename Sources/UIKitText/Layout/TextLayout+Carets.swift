package import Foundation

// Where carets stand in a text that is laid out for editing (`TextConstraints.isForEditing`). Offsets count UTF-16 code units, as
// `NSRange` does; places are points from the text's top left corner, with lines aligned in a room of the given width.

extension TextLayout {
  /// The line on which a caret at an offset stands: at the end of a line that goes on, that is the next one.
  package func line(holding offset: Int) -> Int {
    var (low, high) = (0, content.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if content.lines[middle].offsets.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The offsets on a line, without its line end; empty for a line that there is not.
  package func offsets(onLine line: Int) -> Range<Int> {
    content.lines.indices.contains(line) ? content.lines[line].offsets : 0..<0
  }

  /// The last offset at which a caret is shown on a line: where the line goes on in the next, that before its last character.
  package func lastOffset(onLine line: Int) -> Int {
    let offsets = offsets(onLine: line)
    guard goesOn(line), let last = content.lines[line].stops.last, last.place > offsets.lowerBound else {
      return offsets.upperBound
    }
    return last.place
  }

  /// Whether a line is written from right to left.
  package func isRightToLeft(_ line: Int) -> Bool { content.lines.indices.contains(line) && content.lines[line].isRightToLeft }

  /// Whether a line ends because it is full, so that its end is the beginning of the next one.
  private func goesOn(_ line: Int) -> Bool {
    guard content.lines.indices.contains(line + 1) else { return false }
    return content.lines[line + 1].offsets.lowerBound == content.lines[line].offsets.upperBound
  }

  /// The place of a caret: of no width, and as high as its line. An offset outside of the text counts as the nearest one in it.
  package func caret(at offset: Int, width: CGFloat) -> CGRect {
    let index = line(holding: offset)
    guard content.lines.indices.contains(index) else { return .zero }
    let line = content.lines[index]
    return CGRect(x: line.x(in: width) + line.x(of: offset), y: line.top, width: 0, height: line.ascent + line.descent)
  }

  /// The line nearest to a height in points from the text's top.
  package func line(at y: CGFloat) -> Int {
    var (low, high) = (0, content.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if content.lines[middle].top <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The offset of the caret nearest to a place; 0 for a place that is none.
  package func offset(at point: CGPoint, width: CGFloat) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    return offset(onLine: line(at: point.y), at: point.x, width: width)
  }

  /// The offset of the caret on a line nearest to a distance in points from the room's left edge.
  package func offset(onLine index: Int, at x: CGFloat, width: CGFloat) -> Int {
    guard content.lines.indices.contains(index) else { return 0 }
    let line = content.lines[index]
    let x = x - line.x(in: width)
    var best = (offset: line.offsets.lowerBound, distance: abs(x - line.x(of: line.offsets.lowerBound)))
    for (place, stop) in line.stops.enumerated() {
      let end = place + 1 < line.stops.count ? line.stops[place + 1].place : line.offsets.upperBound
      for (offset, edge) in [(stop.place, stop.leading), (end, stop.trailing)] where abs(x - edge) < best.distance {
        best = (offset, abs(x - edge))
      }
    }
    return min(best.offset, lastOffset(onLine: index))
  }

  /// The boxes behind a range of characters, from the top; a line end in it reaches to the room's edge.
  package func boxes(of range: Range<Int>, width: CGFloat) -> [CGRect] {
    guard !range.isEmpty, !content.lines.isEmpty else { return [] }
    var boxes: [CGRect] = []
    for index in line(holding: range.lowerBound)...line(holding: range.upperBound) {
      let line = content.lines[index]
      let left = line.x(in: width)
      let bottom = index + 1 < content.lines.count ? content.lines[index + 1].top : line.bottom
      func add(_ from: CGFloat, _ to: CGFloat) {
        // Characters that stand side by side share a box.
        if let last = boxes.last, last.minY == line.top, abs(last.maxX - from) < 0.01 || abs(last.minX - to) < 0.01 {
          boxes[boxes.count - 1] = last.union(CGRect(x: from, y: line.top, width: to - from, height: bottom - line.top))
        } else if to > from {
          boxes.append(CGRect(x: from, y: line.top, width: to - from, height: bottom - line.top))
        }
      }
      for stop in line.stops where range.contains(stop.place) {
        add(left + min(stop.leading, stop.trailing), left + max(stop.leading, stop.trailing))
      }
      guard range.upperBound > line.offsets.upperBound, range.lowerBound <= line.offsets.upperBound else { continue }
      let end = left + line.x(of: line.offsets.upperBound)
      if line.isRightToLeft { add(min(0, end), end) } else { add(end, max(width, end)) }
    }
    return boxes
  }
}

extension TextGlyphs.Line {
  /// Where a caret at an offset stands, in points from the line's left edge.
  fileprivate func x(of offset: Int) -> CGFloat {
    guard let last = stops.last else { return 0 }
    if offset >= offsets.upperBound, offset > last.place { return last.trailing }
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].place <= offset { low = middle + 1 } else { high = middle }
    }
    return stops[max(0, low - 1)].leading
  }
}
