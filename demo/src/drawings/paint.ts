// Taken out once: millions of points ask for them, and a look-up each time costs more than the drawing.
const { atan2, hypot, max, min, sin } = Math;

export type Colour = readonly [red: number, green: number, blue: number];

/** A point of the picture, its middle at 0, its upper edge at -1, on skin of a colour. */
export interface Spot {
  x: number;
  y: number;
  skin: Colour;
}

export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const part = max(0, min(1, share));
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
};

/** From 0 to 1 between two distances. */
export const step = (from: number, to: number, at: number) => max(0, min(1, (at - from) / (to - from)));

/** How far from a centre, with an uneven edge. */
export const far = (x: number, y: number, uneven = 0.05) => {
  const angle = atan2(y, x);
  return hypot(x, y) * (1 + uneven * sin(angle * 5 + 1) + uneven * 0.6 * sin(angle * 9));
};

export const darker = (skin: Colour, by: number): Colour => [skin[0] * by, skin[1] * by, skin[2] * by];
export const violet = (skin: Colour): Colour => mix(skin, [96, 60, 84], 0.5);
export const white: Colour = [246, 240, 232];
export const scale: Colour = [226, 218, 208];

/** Even specks, without chance. */
export const specks = (x: number, y: number) => sin(x * 61 + sin(y * 47) * 3) * sin(y * 59 + sin(x * 43) * 3);
