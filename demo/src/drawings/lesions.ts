import type { Drawing } from '../contributions';
import { moreLesions } from './more-lesions';
import { type Colour, darker, far, mix, type Spot, scale, specks, step, violet, white } from './paint';

const { abs, hypot, max, min, sin, sqrt } = Math;

const papules: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.5, -0.3, 0.11],
  [-0.2, -0.5, 0.09],
  [0.1, -0.2, 0.13],
  [0.42, -0.42, 0.1],
  [-0.62, 0.2, 0.09],
  [-0.25, 0.12, 0.12],
  [0.28, 0.2, 0.11],
  [0.62, 0.05, 0.08],
  [-0.05, 0.52, 0.1],
  [0.5, 0.5, 0.09],
];

const confetti: readonly (readonly [x: number, y: number])[] = [
  [0.72, -0.1],
  [0.66, 0.22],
  [-0.7, -0.3],
  [-0.74, 0.1],
  [0.3, -0.72],
  [-0.3, 0.72],
  [0.1, 0.74],
  [0.8, 0.4],
];

/** What each drawing paints on the skin. */
export const lesions: Record<Drawing, (spot: Spot) => Colour> = {
  ring({ x, y, skin }) {
    const r = far(x, y);
    const edge = 1 - abs(r - 0.6) / 0.13;
    const base = mix(skin, darker(skin, 0.86), r < 0.55 ? 0.5 : 0);
    const ring = mix(base, darker(skin, 0.62), step(0, 0.6, edge));
    return edge > 0.2 && specks(x, y) > 0.72 ? mix(ring, scale, 0.7) : ring;
  },
  plaque({ x, y, skin }) {
    const inside = 1 - step(0.54, 0.58, far(x * 0.9, y * 1.2, 0.07));
    const base = mix(skin, violet(skin), inside);
    return inside > 0.5 && specks(x * 0.7, y * 0.7) > 0.25 ? mix(base, scale, 0.75) : base;
  },
  pale({ x, y, skin }) {
    const dots = confetti.some(([dx, dy]) => hypot(x - dx, y - dy) < 0.035);
    return mix(skin, white, dots ? 0.8 : 0.86 * (1 - step(0.48, 0.54, far(x, y, 0.09))));
  },
  soft({ x, y, skin }) {
    const near = min(far(x + 0.3, y + 0.1) / 0.5, far(x - 0.5, y - 0.3) / 0.3);
    return mix(skin, white, 0.42 * (1 - step(0.55, 1.1, near)));
  },
  dots({ x, y, skin }) {
    const on = max(...papules.map(([px, py, size]) => 1 - step(size * 0.8, size, far(x - px, y - py, 0.04))));
    return mix(skin, violet(darker(skin, 0.86)), on * 0.85);
  },
  band({ x, y, skin }) {
    const side = abs(x) / 0.62;
    if (side > 1 || y < -0.2 - 0.42 * sqrt(1 - side * side)) return skin;
    const plate = mix(skin, [240, 208, 196], 0.62);
    const line = abs(x - 0.12) < 0.08 ? 0.35 + 0.4 * abs(sin(x * 170)) : 0;
    return mix(plate, [72, 58, 54], line);
  },
  patch({ x, y, skin }) {
    const bald = 1 - step(0.5, 0.56, far(x, y, 0.04));
    const hair = sin((x * 1.4 + y * 0.7 + 0.08 * sin(y * 6)) * 90) > -0.1 ? 0.85 : 0.45;
    const stumps = far(x, y, 0.04) > 0.42 && specks(x, y) > 0.86 ? 0.8 : 0;
    return mix(skin, [34, 26, 24], bald > 0.5 ? stumps : hair);
  },
  weals({ x, y, skin }) {
    const r = min(far(x + 0.4, y + 0.2) / 0.34, far(x - 0.35, y - 0.25) / 0.42, far(x - 0.5, y + 0.5) / 0.2);
    const flare = 1 - step(1, 1.3, r);
    return mix(mix(skin, [190, 100, 90], flare * 0.32), [250, 228, 212], 0.45 * (1 - step(0.75, 1, r)));
  },
  ...moreLesions,
  net({ x, y, skin }) {
    const inside = 1 - step(0.5, 0.85, far(x * 0.8, y, 0.1));
    const ripple = sin(y * 46 + 2.2 * sin(x * 9)) * 0.5 + 0.5;
    return mix(skin, darker(skin, 0.58), inside * ripple);
  },
};
