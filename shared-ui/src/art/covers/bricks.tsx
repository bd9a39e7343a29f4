import { pick } from '../random';
import { brick, times } from '../shapes';
import type { PatternProps } from './palette';

/** The wall that the horny layer is. */
export function Bricks({ paint, random }: PatternProps) {
  const walls = new Map<string, string>();
  for (const row of times(7)) {
    for (const column of times(7)) {
      const fill = pick([paint.a, paint.b, paint.c, paint.c, paint.light, paint.dark], random());
      const shape = brick(column * 22 - (row % 2) * 11 - 8, 2 + row * 13, 19.4, 10.6, 3.4);
      const wall = `${row < 2 ? 0.5 : row < 4 ? 0.78 : 0.96} ${fill}`;
      walls.set(wall, (walls.get(wall) ?? '') + shape);
    }
  }
  return [...walls].map(([wall, d]) => {
    const [opacity, fill] = wall.split(' ');
    return <path key={wall} d={d} fill={fill} fillOpacity={opacity} />;
  });
}
