import { polyline, times } from '../shapes';
import type { DrawingProps } from './tone';

/** A parting, hair to both sides, flakes along it. */
export function Dandruff({ paint, random }: DrawingProps) {
  const flakes = times(34).map(() => {
    const [x, y, r] = [100 + (random() - 0.5) * 120, 14 + random() * 172, 2 + random() * 3.6];
    const corner = (turn: number) => [x + Math.cos(turn) * r * (0.7 + random() * 0.5), y + Math.sin(turn) * r] as const;
    return `${polyline([corner(0.3), corner(1.8), corner(3.3), corner(4.9)])}Z`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke={paint.hair} strokeWidth="3">
        {times(26).map((index) => {
          const y = index * 9 - 12;
          const bend = 40 + random() * 16;
          return (
            <path
              key={index}
              d={`M112 ${y}C${140} ${y - 4} ${176} ${y + 18} 208 ${y + bend}M88 ${y}C60 ${y - 4} 24 ${y + 18} -8 ${y + bend}`}
            />
          );
        })}
      </g>
      <path d={flakes.join('')} fill="#FFF8EF" stroke={paint.deep} strokeOpacity=".3" />
    </g>
  );
}
