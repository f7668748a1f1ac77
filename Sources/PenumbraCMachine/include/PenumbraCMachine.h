/* What Swift cannot say to the machine: what will be read soon, and a variable that each thread has for itself. */
#ifndef PENUMBRA_C_MACHINE_H
#define PENUMBRA_C_MACHINE_H

/* Says that the first 64 bytes at an address will be read soon, so that they are on their way meanwhile. Any address is allowed. */
static inline void penumbra_will_read(const void *_Nullable address) {
  /* They lie in one line of the cache or in two. */
  __builtin_prefetch(address, 0, 3);
  __builtin_prefetch((const char *)address + 63, 0, 3);
}

/* Each thread's own state of the traits, or null; in the part of a thread's memory that is found without a call. */
extern __thread void *_Nullable penumbra_thread_traits __attribute__((tls_model("initial-exec")));

/* The state of the thread that asks. */
static inline void *_Nullable penumbra_get_thread_traits(void) { return penumbra_thread_traits; }

/* Changes the state of the thread that asks. */
static inline void penumbra_set_thread_traits(void *_Nullable traits) { penumbra_thread_traits = traits; }

#endif
