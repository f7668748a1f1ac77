/* Loops over pixels. They are C because a debug build of the same loop in Swift is 35 times slower. */
#ifndef PENUMBRA_C_PIXELS_H
#define PENUMBRA_C_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/* Blends two equally large runs of bytes: out = a at weight 0, b at weight 256. `out` may be `a` or `b`. */
void penumbra_blend(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t count, unsigned weight);

/*
 * Blurs an 8-bit mask in place with three box passes in each direction, which is close to a Gaussian of standard deviation `sigma`
 * pixels. Boxes have fractional ends, so every sigma is met and not only those of whole widths. Pixels outside count as 0.
 * Answers 0 when there was no memory; the mask is then unchanged.
 */
int penumbra_blur_mask(uint8_t *pixels, int width, int height, size_t stride, double sigma);

/* How far the blur of `sigma` reaches, in whole pixels. */
int penumbra_blur_reach(double sigma);

/* Takes the alpha of premultiplied 32-bit pixels into an 8-bit mask of the same size. */
void penumbra_take_alpha(uint8_t *mask, size_t mask_stride, const uint8_t *pixels, size_t stride, int width, int height);

/* Multiplies a mask by another of the same size, and by `alpha`/255; `other` may be null, which counts as full. */
void penumbra_multiply_mask(
  uint8_t *mask, size_t stride, const uint8_t *other, size_t other_stride, int width, int height, unsigned alpha);

/* Swaps red and blue of 32-bit pixels. `out` may be `in`. */
void penumbra_swap_red_blue(uint8_t *out, size_t out_stride, const uint8_t *in, size_t in_stride, int width, int height);

/*
 * Premultiplies pixels of four bytes whose order is given by the index of each channel in memory, and writes blue, green, red, alpha.
 * `alpha` -1 means opaque; `premultiplied` says that the colours already are.
 */
void penumbra_import_pixels(
  uint8_t *out, size_t out_stride, const uint8_t *in, size_t in_stride, int width, int height, int red, int green, int blue, int alpha,
  int bytes_per_pixel, int premultiplied);

/*
 * Takes premultiplied 32-bit pixels from one colour space to another, in place: each component, without its alpha, through `decode` to
 * light, all three (red, green, blue) through the matrix, row by row, and through `encode`, of which `steps` entries stand for light
 * from 0 to 1. `red` is the place of red in memory, 0 or 2; blue is at the other, green at 1 and alpha at 3.
 */
void penumbra_convert_colors(
  uint8_t *pixels, size_t stride, int width, int height, int red, const float decode[256], const float matrix[9], const uint8_t *encode,
  int steps);

/*
 * Fills a block of 32-bit pixels with a gradient. The table holds `steps` premultiplied pixels for t from 0 to 1; outside of that the
 * first or last one is used, or nothing is painted when `before` or `after` is 0. Pixel (x, y) has its centre at (x + 0.5, y + 0.5) in
 * device space and is a function of x and y alone, so a part of the picture equals the same part of the whole.
 */
typedef struct {
  const uint32_t *table;
  int steps;
  int before, after;
} penumbra_ramp;

/* t = a·x + b·y + c */
void penumbra_linear_gradient(
  uint32_t *out, size_t stride, int x0, int y0, int width, int height, double a, double b, double c, penumbra_ramp ramp);

/* Two circles in gradient space; the affine map takes device pixels there: gx = m[0]x + m[2]y + m[4], gy = m[1]x + m[3]y + m[5]. */
void penumbra_radial_gradient(
  uint32_t *out, size_t stride, int x0, int y0, int width, int height, const double m[6], double cx0, double cy0, double r0, double cx1,
  double cy1, double r1, penumbra_ramp ramp);

#endif
