/* Counts what a thread allocates. A program that links this gets its memory through it, Swift's runtime included. */
#ifndef PENUMBRA_COUNTED_HEAP_H
#define PENUMBRA_COUNTED_HEAP_H

/* How many blocks of memory the thread that asks has asked for so far. */
long counted_allocations(void);

#endif
