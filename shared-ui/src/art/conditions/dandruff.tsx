import { blob, times } from '../shapes';
import type { DrawingProps } from './tone';

/** A parting, hair to both sides, flakes along it. */
export function Dandruff({ paint, random }: DrawingProps) {
  const flakes = times(40).map((index) => {
    const near = index % 3 ? 34 : 84;
    const [x, y] = [100 + (random() - 0.5) * 2 * near, 10 + random() * 180];
    return blob({ x, y, r: 1.8 + random() * 3.4, corners: 5, wobble: 0.28, flat: 0.8 }, random);
  });
  const strands = times(46).map((index) => {
    const y = index * 5.4 - 40;
    const [inset, bend] = [4 + random() * 8, 52 + random() * 26];
    const side = index % 2 ? 1 : -1;
    const at = (x: number) => 100 + side * x;
    return `M${at(inset)} ${y}C${at(34)} ${y - 6} ${at(76)} ${y + 14} ${at(112)} ${y + bend}`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <path d={strands.join('')} stroke={paint.hair} strokeWidth="3.4" strokeOpacity=".94" />
      <path d={flakes.join('')} fill="#FFF8EF" stroke={paint.deep} strokeOpacity=".3" />
    </g>
  );
}
