import type { RGB } from '@cantoo/pdf-lib';
import { hex } from '@tvacha/api/pdf-colours';
import type { Cover } from '@tvacha/shared-contract';

/** Five of the seven skin tones of the brand, light to deep. */
export const skinTones = ['#F7E0CC', '#EFC6A4', '#C08056', '#955A39', '#432519'].map(hex);
export const [fair, light, medium, deep] = ['#F7E0CC', '#EFC6A4', '#DDA47C', '#955A39'].map(hex) as [
  RGB,
  RGB,
  RGB,
  RGB,
];

export interface Palette {
  ground: RGB;
  text: RGB;
  tones: readonly [RGB, RGB, RGB, RGB];
}

const palette = (ground: string, text: string, ...tones: [string, string, string, string]): Palette => ({
  ground: hex(ground),
  text: hex(text),
  tones: tones.map(hex) as [RGB, RGB, RGB, RGB],
});

/** Colours of the drawn covers. */
export const palettes: Record<Cover['palette'], Palette> = {
  clay: palette('#A2452C', '#FDF3E6', '#D9A382', '#7F331F', '#C4775A', '#F0C7A8'),
  teal: palette('#0F4C52', '#F6EDE0', '#7FB8B2', '#D08A68', '#E9DCC7', '#2C6C70'),
  sand: palette('#F3E4D0', '#17282B', '#C4664A', '#DDB68F', '#432519', '#0F4C52'),
  ink: palette('#2A2220', '#F6EDE0', '#C08056', '#6B3D28', '#D9805F', '#E3B68F'),
  mist: palette('#DCE6E0', '#0F4C52', '#7FB8B2', '#C4664A', '#0F4C52', '#AFCBC5'),
  peach: palette('#EFC6A4', '#432519', '#955A39', '#C4664A', '#F7E0CC', '#6B3D28'),
};
