/// The Swift sources of a project as one program.
package struct SwiftProgram: Sendable {
  init(files: [ReadFile], colors: NamedColors, configuration: Configuration) {}
}
