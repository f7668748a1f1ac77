// PenumbraTestSupport
