import { type Colour, darker, far, mix, type Spot, scale, specks, step, violet } from './paint';

const { abs, hypot, max, min, sin } = Math;

const pink: Colour = [214, 120, 116];
const raw: Colour = [176, 64, 62];
const blood: Colour = [92, 34, 32];
const fibrin: Colour = [226, 204, 150];
const yellow: Colour = [222, 190, 128];

/** How much of a round spot is at a point: 1 inside, 0 outside, an uneven edge between. */
const spot = (x: number, y: number, [cx, cy, size]: readonly [number, number, number], uneven = 0.06) =>
  1 - step(size * 0.86, size, far(x - cx, y - cy, uneven));

const most = (x: number, y: number, spots: readonly (readonly [number, number, number])[], uneven?: number) =>
  max(...spots.map((one) => spot(x, y, one, uneven)));

const sores = [
  [-0.45, -0.2, 0.3],
  [0.35, 0.15, 0.36],
  [-0.2, 0.5, 0.22],
  [0.6, -0.45, 0.16],
] as const;
const lumps = [
  [-0.55, -0.4, 0.17],
  [-0.1, -0.25, 0.22],
  [0.45, -0.45, 0.15],
  [0.5, 0.2, 0.21],
  [-0.4, 0.3, 0.2],
  [0.05, 0.55, 0.14],
] as const;
const knuckles = [
  [-0.62, -0.1, 0.26],
  [-0.1, -0.25, 0.32],
  [0.45, -0.05, 0.28],
  [0.15, 0.45, 0.22],
] as const;

/** What the drawings of cases paint on the skin, each for the diagnosis of its case. */
export const moreLesions = {
  /** Pigmented contact dermatitis: slate-grey, without an edge or scale. */
  greyness({ x, y, skin }: Spot) {
    const near = min(far(x + 0.35, y + 0.15, 0.12) / 0.7, far(x - 0.45, y - 0.2, 0.1) / 0.55);
    const dots = specks(x * 1.3, y * 1.3) > 0.7 ? 0.18 : 0;
    return mix(skin, [84, 80, 86], (0.5 + dots) * (1 - step(0.4, 1.1, near)));
  },
  /** Tinea changed by steroid: rings within rings, their edges faint. */
  rings({ x, y, skin }: Spot) {
    const r = far(x * 0.9, y, 0.06);
    const rings = max(1 - abs(r - 0.72) / 0.1, 0.75 - abs(r - 0.42) / 0.09, 0.5 - abs(r - 0.18) / 0.08, 0);
    const base = mix(skin, darker(skin, 0.66), rings * 0.75);
    return rings > 0.45 && specks(x, y) > 0.78 ? mix(base, scale, 0.55) : base;
  },
  /** Leprosy: a dry paler plaque with a raised edge, and the burn that was not felt. */
  burn({ x, y, skin }: Spot) {
    const r = far(x, y, 0.05);
    const pale = mix(skin, [236, 206, 182], 0.34 * (1 - step(0.6, 0.66, r)));
    const edge = mix(pale, [176, 96, 80], 0.5 * max(0, 1 - abs(r - 0.63) / 0.06));
    const wound = spot(x, y, [0.18, 0.1, 0.2], 0.1);
    return mix(edge, wound > 0.9 ? fibrin : raw, wound * 0.85);
  },
  /** Telogen effluvium: hair everywhere, thinner, with a wide parting. */
  thinning({ x, y, skin }: Spot) {
    const parting = 1 - step(0.05, 0.3, abs(x + 0.04 * sin(y * 5)));
    const strands = sin((y + abs(x) * 0.9 + 0.05 * sin(x * 14)) * 88) * 0.5 + sin((y * 1.3 - abs(x)) * 141) * 0.5;
    return mix(skin, [36, 27, 24], strands > -0.1 + parting * 0.85 ? 0.82 : 0.16);
  },
  /** Pemphigus of the mouth: raw erosions with ragged rims on mucosa. */
  erosions({ x, y, skin }: Spot) {
    const mucosa = mix(skin, [206, 120, 122], 0.72);
    const on = most(x, y, sores, 0.16);
    const rim = on > 0.05 && on < 0.75 ? 0.7 : 0;
    const floor = mix(mucosa, raw, on * 0.85);
    return mix(specks(x, y) > 0.6 && on > 0.8 ? mix(floor, fibrin, 0.6) : floor, [244, 226, 214], rim);
  },
  /** Lupus vulgaris: a yellow-brown plaque, scarred in the middle, with nodules at its edge. */
  apple({ x, y, skin }: Spot) {
    const r = far(x, y, 0.1);
    const plaque = mix(skin, [150, 74, 52], 0.62 * (1 - step(0.58, 0.66, r)));
    const scar = mix(plaque, [232, 204, 186], 0.4 * (1 - step(0.2, 0.34, r)));
    const grain = abs(r - 0.5) < 0.13 && specks(x * 0.55, y * 0.55) > 0.35;
    return grain ? mix(scar, [196, 128, 62], 0.75) : scar;
  },
  /** Crusted scabies: thick grey crusts, cracked. */
  crusts({ x, y, skin }: Spot) {
    const on = most(x, y, knuckles, 0.14);
    const base = mix(skin, pink, on * 0.35);
    const crack = abs(sin(x * 23 + 2 * sin(y * 9)) * sin(y * 19 + 2 * sin(x * 7))) < 0.1;
    return on > 0.4 ? mix(base, crack ? darker(scale, 0.5) : [206, 196, 178], 0.88) : base;
  },
  /** Acne fulminans: nodules that bleed and crust. */
  nodules({ x, y, skin }: Spot) {
    const on = most(x, y, lumps, 0.08);
    const flare = 1 - step(0.2, 0.42, min(...lumps.map(([cx, cy]) => hypot(x - cx, y - cy))));
    const base = mix(mix(skin, violet(pink), flare * 0.4), raw, on * 0.6);
    const crust = max(...lumps.map(([cx, cy, size]) => spot(x, y, [cx + 0.02, cy, size * 0.55], 0.2)));
    return mix(base, specks(x, y) > 0.3 ? fibrin : blood, crust * 0.9);
  },
  /** Vitiligo that ends at a tattoo: an abstract field of ink keeps its colour. */
  spared({ x, y, skin }: Spot) {
    const ink = abs(x - 0.35) < 0.24 && abs(y) < 0.42;
    const lines = abs(sin((x + y) * 24)) > 0.72 || abs(sin((x - y) * 24)) > 0.86;
    if (ink) return mix(skin, [42, 58, 70], lines ? 0.8 : 0);
    return mix(skin, [246, 240, 232], 0.86 * (1 - step(0.62, 0.68, far(x * 0.9, y, 0.1))));
  },
  /** Pyoderma gangrenosum: an ulcer with a wide violet edge that overhangs. */
  ulcer({ x, y, skin }: Spot) {
    const r = far(x, y * 1.15, 0.1);
    const flare = mix(skin, [150, 82, 98], 0.55 * (1 - step(0.66, 0.86, r)));
    const edge = mix(flare, [96, 56, 92], 0.9 * max(0, 1 - abs(r - 0.57) / 0.1));
    const floor = specks(x * 0.6, y * 0.6) > 0.1 ? fibrin : raw;
    return r < 0.48 ? mix(floor, blood, step(0.4, 0.48, r) * 0.6) : edge;
  },
  /** Onychomatricoma: a yellow thick band of the nail with thin dark lines. */
  splinters({ x, y, skin }: Spot) {
    const side = abs(x) / 0.6;
    if (side > 1 || y < -0.25 - 0.4 * Math.sqrt(1 - side * side)) return skin;
    const plate = mix(skin, [240, 208, 196], 0.62);
    const on = x > 0.1 && x < 0.46;
    const line = on && abs(sin(x * 62)) > 0.965 && sin(y * 5 + x * 31) > -0.2;
    const lifted = on && y > 0.35 ? 0.35 : 0;
    return line ? blood : mix(on ? mix(plate, yellow, 0.75) : plate, [250, 246, 236], lifted);
  },
  /** Acute contact dermatitis: red, wet, with small vesicles. */
  eczema({ x, y, skin }: Spot) {
    const near = min(far(x + 0.3, y, 0.16) / 0.52, far(x - 0.45, y + 0.25, 0.14) / 0.36);
    const on = 1 - step(0.8, 1.15, near);
    const base = mix(skin, mix(pink, skin, 0.25), on * 0.72);
    const vesicle = on > 0.5 && specks(x * 0.8, y * 0.8) > 0.62;
    return vesicle ? mix(base, [248, 226, 200], 0.62) : base;
  },
} as const satisfies Record<string, (spot: Spot) => Colour>;
