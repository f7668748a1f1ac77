#include "PenumbraCGTK.h"
