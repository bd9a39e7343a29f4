import { type Point, smooth, times } from '../shapes';
import { field, type PatternProps } from './palette';

/** Hairs over a hill. */
export function Strands({ paint, random }: PatternProps) {
  const lean = (random() - 0.5) * 14;
  const strand = (index: number) => {
    const foot = index * 5.4 - 2;
    const tip = 2 + random() * 18;
    const sway = 2 + random() * 4;
    const points = times(5).map((bend): Point => {
      const up = bend / 4;
      return [foot + lean * up * up + Math.sin(up * 4 + index) * sway * up, 78 - up * (78 - tip)];
    });
    return smooth(points);
  };
  const group = (rest: number) =>
    times(24)
      .filter((index) => index % 3 === rest)
      .map(strand)
      .join('');
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="1.5">
      <path d={group(0)} stroke={paint.b} />
      <path d={group(1)} stroke={paint.light} strokeWidth="1" />
      <path d={group(2)} stroke={paint.a} />
      <path d={`M0 ${field.height}V72Q60 ${58 + lean / 4} 120 74V${field.height}Z`} fill={paint.c} />
    </g>
  );
}
