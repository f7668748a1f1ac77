/// A form of report. It makes text; the command writes it.
package protocol Reporter {
  /// The whole report, with a line end at its end unless it is empty.
  static func text(of report: Report) -> String
}
