// QuartzCoreTests
