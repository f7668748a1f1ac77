/* Gradients, one pixel at a time from its own coordinates: Cairo's walk depends on where the clip begins. */
#include "PenumbraCPixels.h"
#include <math.h>

static inline uint32_t pick(double t, const penumbra_ramp *ramp) {
  if (!(t >= 0)) return ramp->before ? ramp->table[0] : 0;
  if (t > 1) return ramp->after ? ramp->table[ramp->steps - 1] : 0;
  return ramp->table[(int)(t * (ramp->steps - 1) + 0.5)];
}

void penumbra_linear_gradient(
  uint32_t *out, size_t stride, int x0, int y0, int width, int height, double a, double b, double c, penumbra_ramp ramp) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)out + (size_t)y * stride);
    double along = b * (y0 + y + 0.5) + c;
    if (a == 0) {
      uint32_t value = pick(along, &ramp);
      for (int x = 0; x < width; x++) row[x] = value;
    } else {
      for (int x = 0; x < width; x++) row[x] = pick(a * (x0 + x + 0.5) + along, &ramp);
    }
  }
}

/* The larger t whose circle has no negative radius wins; circles outside 0…1 count only where the ramp goes on. */
void penumbra_radial_gradient(
  uint32_t *out, size_t stride, int x0, int y0, int width, int height, const double m[6], double cx0, double cy0, double r0, double cx1,
  double cy1, double r1, penumbra_ramp ramp) {
  double dx = cx1 - cx0, dy = cy1 - cy0, dr = r1 - r0;
  double a = dx * dx + dy * dy - dr * dr;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)out + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      double px = x0 + x + 0.5, py = y0 + y + 0.5;
      double gx = m[0] * px + m[2] * py + m[4] - cx0, gy = m[1] * px + m[3] * py + m[5] - cy0;
      double b = gx * dx + gy * dy + r0 * dr;
      double c = gx * gx + gy * gy - r0 * r0;
      double roots[2];
      int count = 0;
      if (fabs(a) < 1e-12) {
        if (fabs(b) > 1e-12) roots[count++] = c / (2 * b);
      } else {
        double under = b * b - a * c;
        if (under >= 0) {
          double root = sqrt(under);
          double one = (b + root) / a, two = (b - root) / a;
          roots[count++] = one > two ? one : two;
          roots[count++] = one > two ? two : one;
        }
      }
      row[x] = 0;
      for (int i = 0; i < count; i++) {
        double t = roots[i];
        if (r0 + t * dr < 0) continue;
        if ((t < 0 && !ramp.before) || (t > 1 && !ramp.after)) continue;
        row[x] = pick(t, &ramp);
        break;
      }
    }
  }
}
