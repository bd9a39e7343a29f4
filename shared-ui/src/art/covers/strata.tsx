import { dot, filledTo, times, wave } from '../shapes';
import { field, type PatternProps } from './palette';

/** Layers of skin with hair roots. */
export function Strata({ paint, random }: PatternProps) {
  const fills = [paint.dark, paint.b, paint.a, paint.b, paint.c, paint.a];
  const phase = random() * 6;
  const layers = fills.map((fill, index) => {
    const line = wave(4 + index * 14, field.width, 3.4, phase + index * 1.3, 1);
    return { fill, d: filledTo(line, field.width, field.height) };
  });
  const roots = times(3).map((index) => ({ x: 22 + index * 34 + random() * 8, y: 24 + random() * 12 }));
  return (
    <>
      {layers.map(({ fill, d }, index) => (
        <path key={d} d={d} fill={fill} fillOpacity={index % 2 ? 0.86 : 1} />
      ))}
      <path
        d={roots.map(({ x, y }) => `M${x + 1} -4Q${x - 2} ${y / 2} ${x} ${y}`).join('')}
        fill="none"
        stroke={paint.light}
        strokeWidth="1.6"
      />
      <path d={roots.map(({ x, y }) => dot(x, y, 3.8)).join('')} fill={paint.light} />
    </>
  );
}
