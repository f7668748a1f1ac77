// Penumbra
