import { pick, seeded } from '../random';
import { blob, brick, dot, filledTo, type Point, polyline, smooth, times, wave } from '../shapes';
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

const radius = 7.4;
const hexagon = (x: number, y: number) => {
  const corner = (index: number): Point => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  return `${polyline(times(6).map(corner))}Z`;
};

/** A sheet of cells, some with their nucleus in view. */
export function Cells({ paint, random }: PatternProps) {
  let outlines = '';
  let dark = '';
  let light = '';
  let nuclei = '';
  for (const row of times(9)) {
    for (const column of times(11)) {
      const x = column * radius * 1.732 + (row % 2) * radius * 0.866 - 2;
      const y = row * radius * 1.5 - 1;
      const cell = hexagon(x, y);
      const chance = random();
      if (chance < 0.24) dark += cell;
      else if (chance < 0.42) light += cell;
      else outlines += cell;
      if (random() < 0.4) nuclei += dot(x, y, 1.3);
    }
  }
  return (
    <g stroke={paint.c} strokeWidth=".7">
      <path d={outlines} fill="none" />
      <path d={dark} fill={paint.a} />
      <path d={light} fill={paint.light} />
      <path d={nuclei} fill={paint.b} stroke="none" />
    </g>
  );
}

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
