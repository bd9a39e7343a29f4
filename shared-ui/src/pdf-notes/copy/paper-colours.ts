import type { HighlightColour, PenColour } from '@tvacha/shared-contract';

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** As `mark-colours.module.css` has them: their test holds both to each other. */
export const paperColours: Record<PenColour | HighlightColour, string> = {
  ink: '#17282b',
  teal: '#0f4c52',
  red: '#a62b2b',
  clay: '#a2452c',
  gold: '#c99a1e',
  yellow: '#f6dc82',
  rose: '#f6c6b4',
  green: '#bfe3c8',
  blue: '#bfdcf0',
};

export function rgbOf(colour: PenColour | HighlightColour): Rgb {
  const part = (from: number) => Number.parseInt(paperColours[colour].slice(from, from + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}
