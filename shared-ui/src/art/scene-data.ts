import { seeded } from './random';
import { blob, dot, type Point, smooth, times } from './shapes';

export const scene = { width: 592, height: 608 } as const;

/** Upper edges of the six layers, from the horny layer down to fat. */
const edges: readonly (readonly Point[])[] = [
  [
    [0, 215],
    [84, 223],
    [159, 213],
    [245, 201],
    [326, 197],
    [424, 201],
    [505, 207],
    [592, 220],
  ],
  [
    [0, 270],
    [89, 276],
    [159, 266],
    [216, 256],
    [286, 251],
    [361, 253],
    [447, 261],
    [592, 275],
  ],
  [
    [0, 327],
    [72, 326],
    [159, 316],
    [216, 309],
    [286, 303],
    [355, 306],
    [436, 319],
    [505, 329],
    [592, 328],
  ],
  [
    [0, 394],
    [101, 384],
    [188, 376],
    [263, 371],
    [332, 375],
    [401, 387],
    [464, 392],
    [592, 393],
  ],
  [
    [0, 464],
    [89, 459],
    [159, 451],
    [239, 444],
    [309, 447],
    [378, 459],
    [459, 464],
    [592, 464],
  ],
  [
    [0, 545],
    [72, 533],
    [159, 527],
    [234, 525],
    [309, 534],
    [424, 546],
    [505, 545],
    [592, 539],
  ],
];

/** Height of an edge at x. */
function edgeAt(layer: number, x: number): number {
  const points = edges[layer] ?? [];
  const next = points.findIndex((point) => point[0] >= x);
  const [from, to] = [points[next - 1] ?? points[0], points[next] ?? points.at(-1)];
  if (!from || !to) return 0;
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share;
}

const random = seeded('skin scene');
const between = (low: number, high: number) => low + random() * (high - low);

export const layers = edges.map((points) => {
  const line = smooth(points);
  return { line, area: `${line}V${scene.height}H0Z` };
});

export const skyLines = times(7).map((row) => {
  const points = (edges[0] ?? []).map(([x, y]): Point => [x, 66 + row * 21 + (y - 210) * (0.35 + row * 0.09)]);
  return { line: smooth(points), opacity: 0.2 + row * 0.08 };
});

const cells = times(23).map((index) => {
  const x = 4 + index * 26 + between(-3, 3);
  const middle = (edgeAt(1, x) + edgeAt(2, x)) / 2;
  return { x, y: middle + (index % 2 ? 10 : -10) + between(-2, 2) };
});
export const cellBodies = cells
  .map(({ x, y }, index) => blob({ x, y, r: 11, wobble: 0.05, corners: 8, flat: 0.94 }, seeded(`cell ${index}`)))
  .join('');
export const cellNuclei = cells.map(({ x, y }) => dot(x, y, 2.6)).join('');

/** Fibres of the dermis. */
export const fibres = times(16)
  .map(() => {
    const [x, y, length] = [between(10, 500), between(392, 436), between(50, 86)];
    return smooth(times(7).map((bend): Point => [x + (bend * length) / 6, y + Math.sin(bend * 1.05 + x) * 4]));
  })
  .join('');

/** Loops of blood vessels. */
export const loops = [45, 110, 180, 245, 318, 381, 455, 520, 582]
  .map((x) => {
    const foot = edgeAt(4, x) - 2;
    const tip = foot - between(26, 42);
    return `M${x - 11} ${foot}C${x - 10} ${tip - 8} ${x + 9} ${tip - 8} ${x + 11} ${foot - 4}`;
  })
  .join('');

export const fat = times(26)
  .map((index) => dot(index * 24 + between(-8, 8), between(572, 604), between(9, 17)))
  .join('');

/** Hairs from their root to their tip; in the tall arch they stand higher than in a flat strip. */
export const hairs = [
  { root: [71, 465], tip: [116, 130] },
  { root: [181, 453], tip: [224, 142] },
  { root: [293, 462], tip: [362, 134] },
  { root: [408, 445], tip: [470, 146] },
  { root: [532, 467], tip: [584, 152] },
].map(({ root: [rx = 0, ry = 0], tip: [tx = 0, ty = 0] }) => {
  const line = (tip: number) => `M${rx} ${ry}C${rx - 2} ${ry - 130} ${rx - 7} ${tip + 88} ${tx} ${tip}`;
  return {
    x: rx,
    y: ry,
    flat: line(ty),
    tall: line(ty - 36),
    sheath: `M${rx - 8} 215H${rx + 8}L${rx + 12} ${ry + 4}H${rx - 12}Z`,
  };
});
