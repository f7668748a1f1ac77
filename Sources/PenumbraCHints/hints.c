/* All of this target is inline; a C target needs a source to be built. */
#include "PenumbraCHints.h"
