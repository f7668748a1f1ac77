/* Cross-fades and copies of whole pixels. */
#include "PenumbraCPixels.h"
#include <string.h>

/* Sixteen bytes at a time, written as vectors because a debug build makes none of a loop. */
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

void penumbra_blend(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t count, unsigned weight) {
  if (weight == 0) {
    memmove(out, a, count);
    return;
  }
  if (weight >= 256) {
    memmove(out, b, count);
    return;
  }
  /* No 16-bit lane overflows, because the weights add up to 256. */
  uint16_t wb = (uint16_t)weight, wa = (uint16_t)(256 - weight);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    bytes16 x, y;
    memcpy(&x, a + i, 16);
    memcpy(&y, b + i, 16);
    words16 sum = __builtin_convertvector(x, words16) * wa + __builtin_convertvector(y, words16) * wb + 128;
    x = __builtin_convertvector(sum >> 8, bytes16);
    memcpy(out + i, &x, 16);
  }
  for (; i < count; i++) out[i] = (uint8_t)((a[i] * wa + b[i] * wb + 128) >> 8);
}

/* v·a/255, rounded, without a division. */
static inline uint8_t multiply(unsigned v, unsigned a) {
  unsigned t = v * a + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void penumbra_multiply_mask(
  uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, int width, int height, unsigned alpha) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = mask + (size_t)y * stride;
    const uint8_t *with = other ? other + (size_t)y * other_stride : NULL;
    if (with)
      for (int x = 0; x < width; x++) row[x] = multiply(row[x], with[x]);
    if (alpha < 255)
      for (int x = 0; x < width; x++) row[x] = multiply(row[x], alpha);
  }
}

void penumbra_take_alpha(uint8_t *mask, size_t mask_stride, const uint8_t *pixels, size_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint8_t *in = pixels + (size_t)y * stride + 3;
    uint8_t *out = mask + (size_t)y * mask_stride;
    for (int x = 0; x < width; x++) out[x] = in[4 * x];
  }
}

void penumbra_swap_red_blue(uint8_t *out, size_t out_stride, const uint8_t *in, size_t in_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint8_t *from = in + (size_t)y * in_stride;
    uint8_t *to = out + (size_t)y * out_stride;
    for (int x = 0; x < width; x++, from += 4, to += 4) {
      uint8_t first = from[0], third = from[2];
      to[0] = third;
      to[1] = from[1];
      to[2] = first;
      to[3] = from[3];
    }
  }
}

void penumbra_import_pixels(
  uint8_t *out, size_t out_stride, const uint8_t *in, size_t in_stride, int width, int height, int red, int green, int blue, int alpha,
  int bytes_per_pixel, int premultiplied) {
  for (int y = 0; y < height; y++) {
    const uint8_t *from = in + (size_t)y * in_stride;
    uint8_t *to = out + (size_t)y * out_stride;
    for (int x = 0; x < width; x++, from += bytes_per_pixel, to += 4) {
      unsigned a = alpha < 0 ? 255 : from[alpha];
      unsigned r = from[red], g = from[green], b = from[blue];
      if (premultiplied) {
        /* A colour above its alpha is no colour at all; clamp it, or blending overflows. */
        to[0] = (uint8_t)(b < a ? b : a);
        to[1] = (uint8_t)(g < a ? g : a);
        to[2] = (uint8_t)(r < a ? r : a);
      } else {
        to[0] = multiply(b, a);
        to[1] = multiply(g, a);
        to[2] = multiply(r, a);
      }
      to[3] = (uint8_t)a;
    }
  }
}
