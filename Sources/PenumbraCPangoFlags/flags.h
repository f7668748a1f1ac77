/* Carries the compiler and linker flags of pangocairo from pkg-config; declares nothing. */
