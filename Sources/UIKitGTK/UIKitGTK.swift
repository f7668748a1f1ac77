// The room for the GTK 4 window: a Surface with input and the desktop portal. Nothing links GTK yet.
