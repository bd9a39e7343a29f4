import type { Drawing } from '../contributions';
import { encodePng } from './encode-png';
import { lesions } from './lesions';
import type { Colour } from './paint';

// Taken out once: millions of points ask for them, and a look-up each time costs more than the drawing.
const { max, min, sin } = Math;

/** Pixels. Those drawn to compare are looked at beside another, at half its width. */
export const whole = { width: 400, height: 300 };
export const compared = { width: 240, height: 180 };

/** Five of the seven skin tones of the brand, light to deep. */
const tones: readonly Colour[] = [
  [247, 224, 204],
  [239, 198, 164],
  [192, 128, 86],
  [149, 90, 57],
  [88, 52, 38],
];

/** Slow waves of light and shade, as skin has them. */
const shade = (x: number, y: number) =>
  3 * sin(x * 0.021 + y * 0.013) + 2.4 * sin(y * 0.033 - x * 0.009) + 1.6 * sin((x + y) * 0.061);

export interface SkinView {
  shows: Drawing;
  tone: number;
  /** How near it is looked at: 1 has the whole of it in view. */
  near: number;
  size: typeof whole;
}

/** A drawing of skin with what it shows, as a PNG of our own making; always the same for the same wish. */
export function drawSkin({ shows, tone, near, size: { width, height } }: SkinView): Promise<Uint8Array<ArrayBuffer>> {
  const skin = tones[tone] ?? ([192, 128, 86] as const);
  const lesion = lesions[shows];
  const rgb = new Uint8Array(width * height * 3);
  const unit = (height / 2) * near;
  // Near by, the edge is in the middle, where most is to be seen.
  const aside = near > 1 ? 0.34 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spot = { x: (x - width / 2) / unit + aside, y: (y - height / 2) / unit - aside, skin };
      const [red, green, blue] = lesion(spot);
      const light = shade(x, y);
      const at = (y * width + x) * 3;
      rgb[at] = max(0, min(255, red + light));
      rgb[at + 1] = max(0, min(255, green + light));
      rgb[at + 2] = max(0, min(255, blue + light));
    }
  }
  return encodePng(rgb, width, height);
}
