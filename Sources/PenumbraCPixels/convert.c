/* Pixels of one colour space become those of another. */
#include "PenumbraCPixels.h"

/* A product and a sum are rounded one after the other on every machine and in every build, or pictures would differ. */
#pragma STDC FP_CONTRACT OFF

static inline uint8_t encoded(float light, const uint8_t *encode, int steps) {
  if (!(light > 0)) return encode[0];
  return light >= 1 ? encode[steps - 1] : encode[(int)(light * (float)(steps - 1) + 0.5f)];
}

/* v/a as a component of 255 levels; a colour above its alpha is as bright as it can be. */
static inline unsigned divide(unsigned v, unsigned a) {
  unsigned straight = (v * 255 + a / 2) / a;
  return straight < 255 ? straight : 255;
}

/* v·a/255, rounded. */
static inline uint8_t multiply(unsigned v, unsigned a) {
  unsigned t = v * a + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void penumbra_convert_colors(
  uint8_t *pixels, size_t stride, int width, int height, int red, const float decode[256], const float m[9], const uint8_t *encode,
  int steps) {
  int blue = 2 - red;
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      unsigned a = p[3];
      if (a == 0) continue;
      float r = decode[divide(p[red], a)], g = decode[divide(p[1], a)], b = decode[divide(p[blue], a)];
      p[red] = multiply(encoded(m[0] * r + m[1] * g + m[2] * b, encode, steps), a);
      p[1] = multiply(encoded(m[3] * r + m[4] * g + m[5] * b, encode, steps), a);
      p[blue] = multiply(encoded(m[6] * r + m[7] * g + m[8] * b, encode, steps), a);
    }
  }
}
