/** One of the lines of skin that the portal's bands have, across 960 by 540. */
export function contourPath(at: number): string {
  const y = 40 + at * 62;
  const lift = 18 + (at % 3) * 9;
  return `M-20 ${y}C160 ${y - lift} 300 ${y + lift} 480 ${y}S800 ${y - lift} 980 ${y + lift / 2}`;
}
