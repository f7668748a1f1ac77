/* Loops over pixels. They are C because a debug build of the same loop in Swift is 35 times slower. */
#ifndef PENUMBRA_C_PIXELS_H
#define PENUMBRA_C_PIXELS_H

#include <stddef.h>
#include <stdint.h>

#endif
