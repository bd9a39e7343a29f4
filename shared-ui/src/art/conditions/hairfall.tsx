import { times } from '../shapes';
import type { DrawingProps } from './tone';

/** Full hair at both sides, and a parting where it has become thin and short. */
export function Hairfall({ paint, random }: DrawingProps) {
  return (
    <g fill="none" strokeLinecap="round" stroke={paint.hair}>
      {times(30).map((index) => {
        const x = 2 + index * 6.9;
        const thin = x > 76 && x < 126;
        if (thin && index % 2) return null;
        const foot = 166 + random() * 3;
        const tip = thin ? 108 - random() * 14 : 30 + random() * 22;
        const lean = thin ? 22 : 16 + random() * 12;
        return (
          <path
            key={x}
            strokeWidth={thin ? 1.1 : 2.7}
            strokeOpacity={thin ? 0.75 : 1}
            d={`M${x} ${foot}C${x} ${foot - (foot - tip) * 0.55} ${x + lean * 0.2} ${tip + 34} ${x + lean} ${tip}`}
          />
        );
      })}
      <g stroke="none" fill="#D06A4F" fillOpacity=".85">
        {times(29).map((index) => (
          <circle key={index} cx={2 + index * 7} cy="170" r="3.2" />
        ))}
      </g>
    </g>
  );
}
