import { seeded } from '../random';
import { blob, polyline, times } from '../shapes';
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
    const scales = times(Math.round(r * 0.62)).map(() => {
      const [turn, away] = [random() * Math.PI * 2, Math.sqrt(random()) * r * 0.72];
      const [cx, cy, size] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away, 3 + random() * 5];
      const corner = (angle: number) => [cx + Math.cos(angle) * size, cy + Math.sin(angle) * size * 0.62] as const;
      return `${polyline([corner(0.2 + turn), corner(1.9 + turn), corner(3.2 + turn), corner(4.8 + turn)])}Z`;
    });
    return (
      <g key={r}>
        <path d={edge(r * 1.08)} fill={paint.mark} fillOpacity=".3" />
        <path d={edge(r)} fill={paint.mark} fillOpacity=".72" />
        <path d={scales.join('')} fill="#FBF1E6" fillOpacity=".8" stroke={paint.mark} strokeOpacity=".35" />
      </g>
    );
  });
}
