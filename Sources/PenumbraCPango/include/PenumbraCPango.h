/* Cairo and Pango for Swift: their headers, and inline stand-ins for the macros that Swift cannot import. */
#ifndef PENUMBRA_C_PANGO_H
#define PENUMBRA_C_PANGO_H

#include <cairo/cairo.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>

#endif
