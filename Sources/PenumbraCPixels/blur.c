/* The blur behind shadows. */
#include "PenumbraCPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A product and a sum are rounded one after the other on every machine and in every build, or pictures would differ. */
#pragma STDC FP_CONTRACT OFF

/* One box: `radius` whole pixels to each side, and the two pixels beyond with `edge` (0 to 1) of their weight. */
typedef struct {
  int radius;
  float edge;
  float share; /* 1 / (2·radius + 1 + 2·edge) */
} box;

/* Sixteen lines are blurred side by side. They are written as vectors because a debug build makes none of a loop. */
enum { lanes = 16 };
typedef uint16_t words __attribute__((vector_size(32)));
typedef int32_t sums __attribute__((vector_size(64)));
typedef float reals __attribute__((vector_size(64)));

/*
 * The variance of such a box is exact for every fractional edge, and three boxes add theirs up, so the edge follows from
 * variance = sigma²/3. With r whole pixels and edge weight e: variance = (r(r+1)(2r+1)/3 + 2e(r+1)²) / (2r + 1 + 2e).
 */
static box box_for(double sigma) {
  /* Beyond this the sums of a box would not fit 32 bits. */
  sigma = fmin(sigma, 10000);
  double variance = sigma * sigma / 3;
  int r = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
  double whole = r * (r + 1.0) * (2 * r + 1.0) / 3;
  double e = (variance * (2 * r + 1) - whole) / (2 * ((r + 1.0) * (r + 1.0) - variance));
  box b;
  b.radius = r;
  b.edge = (float)fmin(fmax(e, 0), 1);
  b.share = 1.0f / (2.0f * (float)r + 1.0f + 2.0f * b.edge);
  return b;
}

int penumbra_blur_reach(double sigma) {
  if (!(sigma > 0)) return 0;
  box b = box_for(sigma);
  return 3 * (b.radius + (b.edge > 0 ? 1 : 0));
}

/* One pass along sixteen lines. Values are 8.8 fixed point; sums are whole numbers, so nothing adds up along the way. */
static void pass(words *restrict out, const words *restrict in, int count, box b) {
  int r = b.radius;
  sums sum = {0};
  for (int i = 0; i <= r && i < count; i++) sum += __builtin_convertvector(in[i], sums);
  for (int i = 0; i < count; i++) {
    sums left = {0}, right = {0};
    if (i - r - 1 >= 0) left = __builtin_convertvector(in[i - r - 1], sums);
    if (i + r + 1 < count) right = __builtin_convertvector(in[i + r + 1], sums);
    reals total = __builtin_convertvector(sum, reals) + __builtin_convertvector(left + right, reals) * b.edge;
    out[i] = __builtin_convertvector(__builtin_convertvector(total * b.share + 0.5f, sums), words);
    sum += right;
    if (i - r >= 0) sum -= __builtin_convertvector(in[i - r], sums);
  }
}

/* Three passes; the result is in `line`. */
static void blur_lines(words *line, words *spare, int count, box b) {
  pass(spare, line, count, b);
  pass(line, spare, count, b);
  pass(spare, line, count, b);
  memcpy(line, spare, (size_t)count * sizeof(words));
}

int penumbra_blur_mask(uint8_t *pixels, int width, int height, size_t stride, double sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return 1;
  box b = box_for(sigma);
  size_t longest = (size_t)(width > height ? width : height);
  size_t padded = ((size_t)width + lanes - 1) / lanes * lanes;
  uint16_t *between = calloc(padded * (size_t)height, sizeof(uint16_t));
  words *line = aligned_alloc(64, longest * 2 * sizeof(words));
  if (!between || !line) {
    free(between);
    free(line);
    return 0;
  }
  words *spare = line + longest;

  for (int y0 = 0; y0 < height; y0 += lanes) {
    int rows = height - y0 < lanes ? height - y0 : lanes;
    memset(line, 0, (size_t)width * sizeof(words));
    for (int k = 0; k < rows; k++) {
      const uint8_t *row = pixels + (size_t)(y0 + k) * stride;
      uint16_t *to = (uint16_t *)line + k;
      for (int x = 0; x < width; x++) to[(size_t)x * lanes] = (uint16_t)(row[x] << 8);
    }
    blur_lines(line, spare, width, b);
    for (int k = 0; k < rows; k++) {
      const uint16_t *from = (const uint16_t *)line + k;
      uint16_t *row = between + (size_t)(y0 + k) * padded;
      for (int x = 0; x < width; x++) row[x] = from[(size_t)x * lanes];
    }
  }

  for (int x0 = 0; x0 < width; x0 += lanes) {
    size_t columns = (size_t)(width - x0 < lanes ? width - x0 : lanes);
    for (int y = 0; y < height; y++) memcpy(&line[y], between + (size_t)y * padded + x0, sizeof(words));
    blur_lines(line, spare, height, b);
    for (int y = 0; y < height; y++) {
      uint8_t bytes[lanes];
      for (int k = 0; k < lanes; k++) bytes[k] = (uint8_t)((((const uint16_t *)&line[y])[k] + 128u) >> 8);
      memcpy(pixels + (size_t)y * stride + x0, bytes, columns);
    }
  }
  free(between);
  free(line);
  return 1;
}
