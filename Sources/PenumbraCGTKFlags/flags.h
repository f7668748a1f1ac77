/* Carries the compiler and linker flags of gtk4 from pkg-config; declares nothing. */
