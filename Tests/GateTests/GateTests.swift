// GateTests
