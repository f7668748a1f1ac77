#include "PenumbraCPango.h"
