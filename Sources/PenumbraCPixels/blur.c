/* The blur behind shadows. */
#include "PenumbraCPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One box: `radius` whole pixels to each side, and the two pixels beyond with `edge`/256 of their weight. */
typedef struct {
  int radius;
  uint32_t edge;
  uint64_t inverse; /* 2^40 / (256·(2·radius + 1) + 2·edge) */
} box;

/*
 * The variance of such a box is exact for every fractional edge, and three boxes add theirs up, so the edge follows from
 * variance = sigma²/3. With r whole pixels and edge weight e: variance = (r(r+1)(2r+1)/3 + 2e(r+1)²) / (2r + 1 + 2e).
 */
static box box_for(double sigma) {
  double variance = sigma * sigma / 3;
  int r = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
  double whole = r * (r + 1.0) * (2 * r + 1.0) / 3;
  double e = (variance * (2 * r + 1) - whole) / (2 * ((r + 1.0) * (r + 1.0) - variance));
  box b;
  b.radius = r;
  b.edge = (uint32_t)lround(fmin(fmax(e, 0), 1) * 256);
  b.inverse = (((uint64_t)1 << 40) + (256u * (2u * (uint32_t)r + 1) + 2 * b.edge) / 2) / (256u * (2u * (uint32_t)r + 1) + 2 * b.edge);
  return b;
}

int penumbra_blur_reach(double sigma) {
  if (!(sigma > 0)) return 0;
  box b = box_for(sigma);
  return 3 * (b.radius + (b.edge > 0 ? 1 : 0));
}

/* One pass over `count` values spaced `step` apart. Values are 8.8 fixed point. */
static void pass(uint16_t *restrict out, const uint16_t *restrict in, int count, box b) {
  int r = b.radius;
  uint64_t sum = 0;
  for (int i = 0; i <= r && i < count; i++) sum += in[i];
  for (int i = 0; i < count; i++) {
    uint32_t left = i - r - 1 >= 0 ? in[i - r - 1] : 0;
    uint32_t right = i + r + 1 < count ? in[i + r + 1] : 0;
    uint64_t total = sum * 256 + (uint64_t)b.edge * (left + right);
    out[i] = (uint16_t)((total * b.inverse + ((uint64_t)1 << 39)) >> 40);
    sum += right;
    if (i - r >= 0) sum -= in[i - r];
  }
}

static void blur_line(uint16_t *line, uint16_t *spare, int count, box b) {
  pass(spare, line, count, b);
  pass(line, spare, count, b);
  pass(spare, line, count, b);
}

enum { strip = 16 };

int penumbra_blur_mask(uint8_t *pixels, int width, int height, size_t stride, double sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return 1;
  box b = box_for(sigma);
  size_t longest = (size_t)(width > height ? width : height);
  uint16_t *between = malloc((size_t)width * (size_t)height * sizeof(uint16_t));
  uint16_t *line = malloc(longest * sizeof(uint16_t) * (strip + 1));
  if (!between || !line) {
    free(between);
    free(line);
    return 0;
  }
  uint16_t *spare = line + longest * strip;

  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++) line[x] = (uint16_t)(row[x] << 8);
    blur_line(line, spare, width, b);
    memcpy(between + (size_t)y * (size_t)width, spare, (size_t)width * sizeof(uint16_t));
  }

  /* Columns are taken in strips, so that a cache line that was fetched is used up. */
  for (int x0 = 0; x0 < width; x0 += strip) {
    int columns = width - x0 < strip ? width - x0 : strip;
    for (int y = 0; y < height; y++) {
      const uint16_t *from = between + (size_t)y * (size_t)width + x0;
      for (int c = 0; c < columns; c++) line[(size_t)c * longest + y] = from[c];
    }
    for (int c = 0; c < columns; c++) {
      uint16_t *column = line + (size_t)c * longest;
      blur_line(column, spare, height, b);
      memcpy(column, spare, (size_t)height * sizeof(uint16_t));
    }
    for (int y = 0; y < height; y++) {
      uint8_t *to = pixels + (size_t)y * stride + x0;
      for (int c = 0; c < columns; c++) {
        uint32_t v = (line[(size_t)c * longest + y] + 128u) >> 8;
        to[c] = (uint8_t)(v > 255 ? 255 : v);
      }
    }
  }
  free(between);
  free(line);
  return 1;
}
