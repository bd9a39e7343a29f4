import { blob } from '../shapes';
import type { DrawingProps } from './tone';

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
