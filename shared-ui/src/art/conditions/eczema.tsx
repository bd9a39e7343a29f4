import { brick, type Point, smooth, times } from '../shapes';
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
  const cracks = [36, 92, 150].map((x) => {
    let y = -8;
    return smooth(
      times(9).map((bend): Point => {
        y += 12 + random() * 7;
        return [x + (bend % 2 ? 5 : -5) + bend * 1.6 + random() * 4, y];
      }),
    );
  });
  return (
    <g fill="none">
      <path d={bricks.join('')} fill={paint.pale} fillOpacity=".52" stroke={paint.deep} strokeOpacity=".3" />
      <path d={cracks.join('')} stroke={paint.mark} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}
