import { times, wave } from '../shapes';
import { field, type PatternProps } from './palette';

/** Three discs and the lines of the skin over them. */
export function Discs({ paint, random }: PatternProps) {
  const big = { x: 66 + random() * 28, y: 30 + random() * 14, r: 38 + random() * 6 };
  const lines = times(5).map((line) => wave(30 + line * 9.5, field.width, 2.6, line * 0.5 + random(), 1));
  return (
    <>
      <circle cx={big.x} cy={big.y} r={big.r} fill={paint.b} />
      <circle cx={big.x - 34} cy={big.y + 20} r={big.r * 0.76} fill={paint.a} fillOpacity=".84" />
      <circle cx={big.x - 14} cy={big.y - 5 + random() * 6} r={big.r * 0.48} fill={paint.dark} fillOpacity=".92" />
      <path d={lines.join('')} fill="none" stroke={paint.light} strokeOpacity=".75" strokeWidth=".8" />
    </>
  );
}
