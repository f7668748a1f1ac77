// The room for the checker: facts read from an iOS project, rules, reporters. It never imports UIKit. No rule exists yet.
