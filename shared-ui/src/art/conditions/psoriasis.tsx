import { seeded } from '../random';
import { blob, times } from '../shapes';
import type { DrawingProps } from './tone';

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
