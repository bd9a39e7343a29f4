import { seeded } from '../random';
import { blob, times } from '../shapes';
import { field, type PatternProps } from './palette';

/** Height lines of a hill, or of a rash. */
export function Contours({ paint, random }: PatternProps) {
  const [x, y] = [field.width * (0.3 + random() * 0.45), field.height * (0.4 + random() * 0.35)];
  const shape = String(random());
  const fills = [paint.a, paint.c, paint.b, paint.light];
  return times(12).map((ring) => (
    <path
      key={ring}
      d={blob({ x, y, r: 112 - ring * 9.4, wobble: 0.13, corners: 8 }, seeded(shape))}
      fill={ring === 11 ? paint.dark : fills[ring % 3]}
      fillOpacity={0.92}
    />
  ));
}
