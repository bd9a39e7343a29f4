/** A5 in points. */
export const width = 420;
export const height = 595;

/** A closed, slightly uneven ring. */
export function blob(x: number, y: number, radius: number, uneven: number, random: () => number, squash = 1): string {
  const corners = 10;
  const points = Array.from({ length: corners }, (_, at) => {
    const far = radius * (1 + (random() - 0.5) * uneven);
    const angle = (at / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * squash] as const;
  });
  const at = (index: number) => points[(index + corners) % corners] ?? ([x, y] as const);
  const middle = (index: number) => [(at(index)[0] + at(index + 1)[0]) / 2, (at(index)[1] + at(index + 1)[1]) / 2];
  const curves = points.map((point, index) => `Q ${point.join(' ')} ${middle(index).join(' ')}`);
  return `M ${middle(-1).join(' ')} ${curves.join(' ')} Z`;
}

/** A wavy line from the left edge to the right, without its start. */
export function wave(y: number, rise: number, from = 0, to = width): string {
  const step = (to - from) / 4;
  const bends = [0, 1, 2, 3].map((at) => {
    const start = from + at * step;
    return `Q ${start + step / 2} ${y + (at % 2 === 0 ? -rise : rise)} ${start + step} ${y}`;
  });
  return bends.join(' ');
}
