/// The facts of all files of a project, in the order of their paths, and what is derived from them once for all rules.
package struct ProjectFacts: Sendable {
  /// The files, sorted by path.
  package let files: [ReadFile]
  /// The settings of the project.
  package let configuration: Configuration
  /// The Swift sources as one program: types, functions, values, what is written where and when.
  package let swift: SwiftProgram
  /// What the classes of the Swift sources paint.
  let surfaces: Surfaces
  /// The files that are not source code.
  let resources: ProjectResources
  /// The named colours of the asset catalogs.
  package let colors: NamedColors

  /// Sorts the files and derives what the rules share.
  package init(files: [ReadFile], configuration: Configuration = Configuration(), jobs: Int = 2) {
    let sorted = files.sorted { $0.path < $1.path }
    self.files = sorted
    self.configuration = configuration
    resources = ProjectResources(sorted)
    colors = NamedColors(files: sorted)
    swift = SwiftProgram(files: sorted, colors: colors, configuration: configuration, jobs: jobs)
    surfaces = Surfaces(swift)
  }
}
