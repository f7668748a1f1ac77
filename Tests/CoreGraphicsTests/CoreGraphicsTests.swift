// CoreGraphicsTests
