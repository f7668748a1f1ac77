/// Takes processing instructions out of XML: FoundationXML crashes on those without data, such as `<?a?>`, and none matters here.
enum XMLInstructions {
  /// The same text with spaces in place of instructions and of the declaration, so that places stay; comments and CDATA are kept.
  ///
  /// What does not end is left for the parser to complain of, which it does before anything that follows.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes.has("<?", at: open) {
        guard let end = bytes.find("?>", from: open + 2) else { return bytes }
        for index in open..<end + 2 where bytes[index] != 0x0a && bytes[index] != 0x0d { bytes[index] = 0x20 }
        offset = end + 2
      } else if bytes.has("<!--", at: open) {
        guard let end = bytes.find("-->", from: open + 4) else { return bytes }
        offset = end + 3
      } else if bytes.has("<![CDATA[", at: open) {
        guard let end = bytes.find("]]>", from: open + 9) else { return bytes }
        offset = end + 3
      } else {
        offset = open + 1
      }
    }
    return bytes
  }
}
