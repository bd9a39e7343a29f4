import type { Drawing } from '../contributions/contribution-seed';
import { encodePng } from './encode-png';
import { type Colour, lesions, type Spot } from './lesions';

// Taken out once: millions of points ask for them, and a look-up each time costs more than the drawing.
const { max, min, sin } = Math;

export const drawingWidth = 360;
export const drawingHeight = 270;

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
  3 * sin(x * 0.028 + y * 0.017) + 2.4 * sin(y * 0.044 - x * 0.012) + 1.6 * sin((x + y) * 0.081);

/** A drawing of skin with what it shows, as a PNG of our own making; always the same for the same wish. */
export function drawSkin({ shows, tone }: { shows: Drawing; tone: number }): Promise<Uint8Array<ArrayBuffer>> {
  const skin = tones[tone] ?? ([192, 128, 86] as const);
  const lesion = lesions[shows];
  const rgb = new Uint8Array(drawingWidth * drawingHeight * 3);
  for (let y = 0; y < drawingHeight; y += 1) {
    for (let x = 0; x < drawingWidth; x += 1) {
      const spot: Spot = { x: (x - drawingWidth / 2) / 135, y: (y - drawingHeight / 2) / 135, skin };
      const [red, green, blue] = lesion(spot);
      const light = shade(x, y);
      const at = (y * drawingWidth + x) * 3;
      rgb[at] = max(0, min(255, red + light));
      rgb[at + 1] = max(0, min(255, green + light));
      rgb[at + 2] = max(0, min(255, blue + light));
    }
  }
  return encodePng(rgb, drawingWidth, drawingHeight);
}
