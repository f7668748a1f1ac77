import CoreGraphics
import Testing

/// Redrawing a part equals drawing the whole: what the compositor's dirty regions rest on.
@Suite struct ClippedRedrawTests {
  @Test(arguments: Drawing.allCases, [1.0, 2.0, 3.0])
  func aPartDrawnAgainEqualsTheWholeByteForByte(_ drawing: Drawing, _ scale: Double) throws {
    var random = SeededRandom(seed: UInt64(drawing.rawValue * 10) + UInt64(scale))
    for round in 0..<15 {
      let program = (0..<6).map { _ in drawing.make(&random) }
      let whole = try #require(Bitmap(width: Int(100 * scale), height: Int(80 * scale), scale: scale))
      let context = whole.context
      for step in program { step(context) }

      let part = try #require(whole.copy())
      let regions = (0..<random.int(1...3)).map { _ in random.pixelRect(inWidth: part.width, height: part.height) }
      let again = part.context
      again.clip(toDevicePixels: regions)
      again.clear(CGRect(x: 0, y: 0, width: 100, height: 80))
      for step in program { step(again) }

      let differences = whole.differences(from: part)
      #expect(differences == [], "\(drawing) at \(scale)x, round \(round), regions \(regions)")
    }
  }
}

/// A kind of drawing, made at random.
enum Drawing: Int, CaseIterable {
  case rectangles, roundedRectangles, continuousRectangles, strokes, dashes, ellipses, images, stretchedImages, bitmaps, tiles
  case gradients, radialGradients, shadows, masks, layers, clips, turned, nestedClips

  func make(_ random: inout SeededRandom) -> (CGContext) -> Void {
    let rect = random.rect()
    let color = random.color()
    let radius = random.number(0...30)
    let picture = random.picture
    let angle = random.number(-3...3)
    let width = random.number(0.3...6)
    let other = random.rect()
    switch self {
    case .rectangles:
      return { context in
        context.setFillColor(color)
        context.fill(rect)
      }
    case .roundedRectangles, .continuousRectangles:
      let path = CGPath.roundedRect(rect, radius: radius, continuous: self == .continuousRectangles)
      return { context in
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath()
      }
    case .strokes, .dashes:
      let dashes = self == .dashes ? [width * 2, width] : []
      return { context in
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.setLineDash(phase: 1, lengths: dashes)
        context.addPath(.roundedRect(rect, radius: radius, continuous: false))
        context.strokePath()
        context.move(to: other.origin)
        context.addCurve(to: rect.origin, control1: CGPoint(x: other.maxX, y: rect.minY), control2: CGPoint(x: 0, y: rect.maxY))
        context.strokePath()
      }
    case .ellipses:
      return { context in
        context.setFillColor(color)
        context.fillEllipse(in: rect)
      }
    case .images:
      let corner = CGPoint(x: rect.minX.rounded(), y: rect.minY.rounded())
      return { $0.drawUpright(picture, in: CGRect(x: corner.x, y: corner.y, width: 16, height: 16)) }
    case .stretchedImages:
      return { context in
        context.setAlpha(color.alpha)
        context.draw(picture, in: rect)
      }
    case .bitmaps:
      return { context in
        guard let bitmap = Bitmap(width: 24, height: 24, scale: 1) else { return }
        bitmap.context.drawUpright(picture, in: CGRect(x: 2, y: 3, width: 19, height: 20))
        context.draw(bitmap, in: rect, alpha: color.alpha)
      }
    case .tiles:
      return { context in
        context.saveGState()
        context.clip(to: other)
        context.draw(picture, in: rect, byTiling: true)
        context.restoreGState()
      }
    case .gradients, .radialGradients:
      let colors = [color, random.color(), random.color()]
      return { context in
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.saveGState()
        context.addPath(.roundedRect(other, radius: radius, continuous: true))
        context.clip()
        if self == .gradients {
          context.drawLinearGradient(
            gradient, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY), options: .drawsAfterEndLocation)
        } else {
          context.drawRadialGradient(
            gradient, startCenter: rect.origin, startRadius: 3, endCenter: other.origin, endRadius: radius + 5, options: [])
        }
        context.restoreGState()
      }
    case .shadows:
      return { context in
        context.saveGState()
        context.setShadow(offset: CGSize(width: width, height: radius / 5), blur: radius, color: color)
        context.setFillColor(.white)
        context.addPath(.roundedRect(rect, radius: 6, continuous: false))
        context.fillPath()
        context.restoreGState()
      }
    case .masks:
      return { context in
        let path = CGPath.roundedRect(CGRect(origin: .zero, size: rect.size), radius: radius, continuous: true)
        guard let mask = shadowMask(for: path, sigma: width, scale: context.deviceTransform.a) else { return }
        context.fill(mask: mask, at: rect.origin, color: color)
      }
    case .layers:
      let inner = Drawing.roundedRectangles.make(&random)
      return { context in
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer()
        inner(context)
        context.setFillColor(color)
        context.fillEllipse(in: rect)
        context.endTransparencyLayer()
        context.setAlpha(1)
      }
    case .clips, .nestedClips:
      let inner = Drawing.ellipses.make(&random)
      return { context in
        context.saveGState()
        context.addPath(.roundedRect(rect, radius: radius, continuous: true))
        context.clip()
        if self == .nestedClips {
          context.addPath(.roundedRect(other, radius: radius / 2, continuous: false))
          context.clip()
        }
        context.setFillColor(color)
        context.fill(CGRect(x: -10, y: -10, width: 200, height: 200))
        inner(context)
        context.drawUpright(picture, in: other)
        context.restoreGState()
      }
    case .turned:
      let inner = [Drawing.rectangles.make(&random), Drawing.strokes.make(&random), Drawing.stretchedImages.make(&random)]
      return { context in
        context.saveGState()
        context.translateBy(x: 50, y: 40)
        context.rotate(by: angle)
        context.translateBy(x: -50, y: -40)
        for step in inner { step(context) }
        context.restoreGState()
      }
    }
  }
}
