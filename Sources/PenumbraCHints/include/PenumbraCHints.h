/* Hints to the processor. They are C because Swift has none; they change no result. */
#ifndef PENUMBRA_C_HINTS_H
#define PENUMBRA_C_HINTS_H

/* Says that the first 64 bytes at an address will be read soon, so that they are on their way meanwhile. Any address is allowed. */
static inline void penumbra_will_read(const void *_Nullable address) {
  /* They lie in one line of the cache or in two. */
  __builtin_prefetch(address, 0, 3);
  __builtin_prefetch((const char *)address + 63, 0, 3);
}

#endif
