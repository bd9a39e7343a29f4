import { blob } from '../shapes';
import type { DrawingProps } from './tone';

const patches = [
  { x: 72, y: 88, r: 50 },
  { x: 146, y: 66, r: 38 },
  { x: 126, y: 158, r: 33 },
  { x: 30, y: 168, r: 24 },
];

/** Patches without pigment, with a clear border. */
export function Vitiligo({ paint, random }: DrawingProps) {
  return patches.map((patch) => {
    const d = blob({ ...patch, wobble: 0.13, corners: 8 }, random);
    return (
      <g key={patch.r}>
        <path d={d} fill="none" stroke={paint.pale} strokeOpacity=".5" strokeWidth="7" />
        <path d={d} fill="#FBF0E5" stroke={paint.deep} strokeOpacity=".25" />
      </g>
    );
  });
}
