#include "PenumbraCMachine.h"

__thread void *_Nullable penumbra_thread_traits;
