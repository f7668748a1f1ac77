#include "PenumbraCPixels.h"
