import { filledTo, times, wave } from '../shapes';
import type { DrawingProps } from './tone';

const drops = [
  { x: 58, y: 46, size: 1 },
  { x: 108, y: 32, size: 1.3 },
  { x: 154, y: 56, size: 0.8 },
];

/** Drops on the skin, and a barrier that holds the water in. */
export function Moisture({ paint }: DrawingProps) {
  return (
    <g fill="none">
      {times(4).map((row) => (
        <path
          key={row}
          d={filledTo(wave(120 + row * 22, 200, 5, row * 1.2, 1.5), 200, 210)}
          fill={row % 2 ? paint.pale : paint.deep}
          fillOpacity={row % 2 ? 0.34 : 0.3}
        />
      ))}
      <path d={wave(118, 200, 5, 0, 1.5)} stroke="#8CC4BE" strokeWidth="5" strokeLinecap="round" />
      <path d={wave(126, 200, 5, 0, 1.5)} stroke="#FFF8EF" strokeOpacity=".8" strokeWidth="2" />
      {drops.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0C12 16 18 24 18 34a18 18 0 0 1-36 0C-18 24-12 16 0 0Z" fill="#2F7F80" fillOpacity=".88" />
          <path d="M-9 34a9 9 0 0 0 8 10" stroke="#E4F2EE" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}
