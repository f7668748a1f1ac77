// PenumbraTests
