/* Carries the flags of GTK 4's headers and of GLib from pkg-config (gtk4-headers.pc); declares nothing. */
