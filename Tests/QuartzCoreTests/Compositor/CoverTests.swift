import CoreGraphics
import QuartzCore
import Testing

@MainActor
struct CoverTests {
  /// A tree of full-size layers, one above the other, with a small one on each.
  private func stack(of colors: [CGColor]) throws -> (root: CALayer, layers: [CALayer], target: Bitmap) {
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    var layers: [CALayer] = []
    for color in colors {
      let full = layer(root.bounds, color)
      full.addSublayer(
        layer(CGRect(x: 4 * layers.count, y: 4, width: 10, height: 10), CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
      root.addSublayer(full)
      layers.append(full)
    }
    return (root, layers, try #require(Bitmap(width: 80, height: 80, scale: 2)))
  }

  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let veil = CGColor(red: 1, green: 1, blue: 0, alpha: 0.5)

  /// Paints the tree with and without knowing of covers, and returns how many layers were painted.
  private func paintedLayers(_ root: CALayer, into target: Bitmap) throws -> Int {
    let compositor = Compositor()
    let result = compositor.composite(root, into: target, at: 0)
    let everything = try #require(compositor.render(root, scale: 2, at: 0, usesModelValues: true))
    let black = try #require(Bitmap(width: 80, height: 80, scale: 2))
    black.context.setFillColor(.black)
    black.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    black.context.draw(everything, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(try target.makeImage().pngData() == black.makeImage().pngData())
    return result.layersDrawn
  }

  @Test func whatAnOpaqueLayerHidesIsNotPainted() throws {
    let stack = try stack(of: [red, veil, green])
    // The last of the three and the small one on it.
    #expect(try paintedLayers(stack.root, into: stack.target) == 2)
  }

  @Test func aTranslucentLayerHidesNothing() throws {
    let stack = try stack(of: [red, green, veil])
    #expect(try paintedLayers(stack.root, into: stack.target) == 4)
  }

  @Test func aLayerThatFadesOrIsRoundOrTooSmallHidesNothing() throws {
    let stack = try stack(of: [red, green])
    #expect(try paintedLayers(stack.root, into: stack.target) == 2)
    stack.layers[1].opacity = 0.5
    #expect(try paintedLayers(stack.root, into: stack.target) == 4)
    stack.layers[1].opacity = 1
    stack.layers[1].cornerRadius = 5
    #expect(try paintedLayers(stack.root, into: stack.target) == 4)
    stack.layers[1].cornerRadius = 0
    stack.layers[1].frame.size.width = 39.8
    #expect(try paintedLayers(stack.root, into: stack.target) == 4)
  }

  @Test func theBorderOfAHiddenAncestorStaysOnTop() throws {
    let stack = try stack(of: [red])
    let inner = layer(stack.layers[0].bounds, green)
    stack.layers[0].addSublayer(inner)
    stack.layers[0].borderWidth = 2
    stack.layers[0].borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(try paintedLayers(stack.root, into: stack.target) == 2)
    #expect(stack.target.pixel(x: 1, y: 1) == (0, 0, 0, 255))
  }

  @Test func aCoverInsideARoundedClipHidesNothingBehindIt() throws {
    let stack = try stack(of: [red, veil])
    stack.layers[1].masksToBounds = true
    stack.layers[1].cornerRadius = 10
    stack.layers[1].addSublayer(layer(stack.root.bounds, green))
    #expect(try paintedLayers(stack.root, into: stack.target) == 5)
  }
}
