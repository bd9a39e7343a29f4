import { seeded } from '../random';
import { blob, brick, type Point, smooth, times } from '../shapes';
import type { DrawingProps } from './tone';

/** Spots of several ages: closed, inflamed, with a white head. */
export function Acne({ paint, random }: DrawingProps) {
  return times(15).map((index) => {
    const angle = index * 2.4;
    const away = 18 * Math.sqrt(index + 0.4);
    const x = 104 + Math.cos(angle) * away * 1.08 + random() * 10;
    const y = 100 + Math.sin(angle) * away + random() * 10;
    const r = 4.4 + random() * 6.4;
    return (
      <g key={index}>
        <circle cx={x} cy={y} r={r * 1.75} fill={paint.mark} fillOpacity=".22" />
        <circle cx={x} cy={y} r={r} fill={paint.mark} fillOpacity=".86" />
        <circle cx={x - r * 0.22} cy={y - r * 0.26} r={r * 0.34} fill="#FBE9D9" />
      </g>
    );
  });
}

/** The wall of the skin with bricks missing, and cracks through it. */
export function Eczema({ paint, random }: DrawingProps) {
  const bricks: string[] = [];
  for (const row of times(9)) {
    for (const column of times(8)) {
      const missing = random() < 0.26;
      if (!missing) bricks.push(brick(column * 30 - (row % 2) * 15 - 10, 4 + row * 22, 25, 17, 6));
    }
  }
  const cracks = [36, 92, 150].map((x) => {
    let y = -8;
    return smooth(
      times(9).map((bend): Point => {
        y += 12 + random() * 7;
        return [x + (bend % 2 ? 5 : -5) + bend * 1.6 + random() * 4, y];
      }),
    );
  });
  return (
    <g fill="none">
      <path d={bricks.join('')} fill={paint.pale} fillOpacity=".52" stroke={paint.deep} strokeOpacity=".3" />
      <path d={cracks.join('')} stroke={paint.mark} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

const plaques = [
  { x: 80, y: 84, r: 52 },
  { x: 152, y: 148, r: 36 },
  { x: 160, y: 46, r: 20 },
];

/** Sharply bordered plaques under silvery scale. */
export function Psoriasis({ paint, random }: DrawingProps) {
  return plaques.map(({ x, y, r }) => {
    const edge = (radius: number) => blob({ x, y, r: radius, wobble: 0.12, corners: 11 }, seeded(`plaque ${r}`));
    const scales = times(Math.round(r * 0.7)).map((index) => {
      const [turn, away] = [index * 2.4, r * 0.82 * Math.sqrt((index + 0.5) / (r * 0.7))];
      const size = (1 - away / (r * 1.3)) * 7 + random() * 2.4;
      return blob(
        { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away, r: size, corners: 6, flat: 0.7 },
        random,
      );
    });
    return (
      <g key={r}>
        <path d={edge(r * 1.08)} fill={paint.mark} fillOpacity=".3" />
        <path d={edge(r)} fill={paint.mark} fillOpacity=".72" />
        <path d={scales.join('')} fill="#FBF1E6" fillOpacity=".72" stroke={paint.mark} strokeOpacity=".4" />
      </g>
    );
  });
}

const rings = [
  { x: 78, y: 98, r: 50 },
  { x: 152, y: 62, r: 30 },
  { x: 148, y: 160, r: 19 },
];

/** Rings with a raised, scaly edge that clear in the middle. */
export function Ringworm({ paint }: DrawingProps) {
  return rings.map(({ x, y, r }) => {
    const edge = (radius: number) => blob({ x, y, r: radius, wobble: 0.05, corners: 8 }, seeded(`ring ${r}`));
    return (
      <g key={r} fill="none">
        <path d={edge(r * 1.14)} fill={paint.mark} fillOpacity=".24" />
        <path d={edge(r)} stroke={paint.mark} strokeWidth={4 + r * 0.09} strokeDasharray="2.6 1.9" />
        <path d={edge(r * 0.76)} fill={paint.pale} fillOpacity=".5" />
      </g>
    );
  });
}

const wheals = [
  { x: 66, y: 66, r: 36, flat: 0.78 },
  { x: 140, y: 84, r: 42, flat: 0.7 },
  { x: 84, y: 148, r: 44, flat: 0.62 },
  { x: 164, y: 154, r: 22, flat: 0.9 },
  { x: 26, y: 122, r: 15, flat: 0.9 },
  { x: 122, y: 26, r: 17, flat: 0.8 },
];

/** Raised weals, pale on top with a flare around, that come and go. */
export function Urticaria({ paint, random }: DrawingProps) {
  return wheals.map((wheal) => {
    const { x, y, r, flat } = wheal;
    return (
      <g key={r}>
        <path d={blob({ ...wheal, r: r * 1.2, wobble: 0.16 }, random)} fill={paint.mark} fillOpacity=".3" />
        <path d={blob({ ...wheal, wobble: 0.12 }, random)} fill={paint.mark} fillOpacity=".45" />
        <path
          d={blob({ x: x - r * 0.06, y: y - r * 0.08, r: r * 0.76, flat, wobble: 0.1 }, random)}
          fill={paint.pale}
          fillOpacity=".78"
        />
        <path
          d={`M${x - r * 0.4} ${y - r * flat * 0.34}q${r * 0.34} ${-r * 0.2} ${r * 0.7} ${-r * 0.02}`}
          fill="none"
          stroke="#FFF8EF"
          strokeOpacity=".8"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </g>
    );
  });
}
