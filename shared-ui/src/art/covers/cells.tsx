import { dot, type Point, polyline, times } from '../shapes';
import type { PatternProps } from './palette';

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
