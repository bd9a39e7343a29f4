import { brick, smooth, times } from '../shapes';
import type { DrawingProps } from './tone';

/** The wall of the skin with bricks missing, and cracks through it. */
export function Eczema({ paint, random }: DrawingProps) {
  const bricks: string[] = [];
  for (const row of times(9)) {
    for (const column of times(8)) {
      const missing = random() < 0.26;
      if (!missing) bricks.push(brick(column * 30 - (row % 2) * 15 - 10, 4 + row * 22, 25, 17, 6));
    }
  }
  const cracks = [34, 88, 142].map((x) =>
    smooth(times(8).map((bend) => [x + Math.sin(bend * 1.9) * 7 + bend * 2, -6 + bend * (12 + random() * 8)] as const)),
  );
  return (
    <g fill="none">
      <path d={bricks.join('')} fill={paint.pale} fillOpacity=".52" stroke={paint.deep} strokeOpacity=".3" />
      <path d={cracks.join('')} stroke={paint.mark} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}
