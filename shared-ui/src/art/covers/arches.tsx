import { times } from '../shapes';
import { field, type PatternProps } from './palette';

/** Arches in arches, as ridges and nails are. */
export function Arches({ paint, random }: PatternProps) {
  const middle = field.width * (0.34 + random() * 0.32);
  const arch = (r: number) =>
    `M${middle - r} ${field.height + 2}V${54}A${r} ${r} 0 0 1 ${middle + r} 54V${field.height + 2}`;
  const strong = [paint.a, paint.b, paint.a, paint.light];
  return (
    <g fill="none">
      {times(14).map((index) => (
        <path
          key={index}
          d={arch(4 + index * 6.2)}
          stroke={index % 2 ? paint.c : strong[(index / 2) % 4]}
          strokeWidth={index % 2 ? 0.9 : 2.4}
        />
      ))}
    </g>
  );
}
