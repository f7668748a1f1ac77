/* What the process has allocated, which Swift's C library module does not tell. */
#ifndef PENUMBRA_BENCH_HEAP_H
#define PENUMBRA_BENCH_HEAP_H

#include <stddef.h>

/* Bytes that are allocated and not freed, large blocks included. */
size_t heap_bytes_in_use(void);

#endif
