import { times } from '../shapes';
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
