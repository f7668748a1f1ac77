/// The families that every iPhone has and that apps therefore ask for without a second thought.
enum AppleFontFamilies {
  /// Their names in small letters without spaces.
  static let names: Set<String> = [
    "americantypewriter", "applesdgothicneo", "arial", "arialmt", "arialroundedmtbold", "avenir", "avenirnext",

    "avenirnextcondensed", "baskerville", "bodoni72", "chalkboardse", "charter", "cochin", "copperplate", "courier", "couriernew",
    "couriernewpsmt",
    "didot",
    "dinalternate", "dincondensed", "futura", "georgia", "gillsans", "helvetica", "helveticaneue", "hiraginosans", "hoeflertext",
    "markerfelt", "menlo", "noteworthy", "optima", "palatino", "papyrus", "pingfangsc", "pingfanghk", "pingfangtc", "rockwell",
    "sfprodisplay", "sfprotext", "timesnewroman", "timesnewromanpsmt", "trebuchetms", "verdana", "zapfino",
  ]
}
