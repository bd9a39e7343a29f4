import { seeded } from '../random';
import { blob } from '../shapes';
import type { DrawingProps } from './tone';

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
