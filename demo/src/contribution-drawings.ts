import type { FileStore } from '@tvacha/api/file-store';
import type { contributionFiles, files } from '@tvacha/api/schema';
import { contributionId, contributionSeeds, type Drawing, memberId, skinTypes } from './contributions';
import { encodePng } from './drawings/encode-png';
import { lesions } from './drawings/lesions';
import type { Colour } from './drawings/paint';
import { keepFile } from './files/keep-file';
import { type Around, days, hours } from './when';

// Taken out once: millions of points ask for them, and a look-up each time costs more than the drawing.
const { max, min, sin } = Math;

/** Pixels. Those drawn to compare are looked at beside another, at half its width. */
const whole = { width: 400, height: 300 };
const compared = { width: 240, height: 180 };

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

interface View {
  shows: Drawing;
  tone: number;
  /** How near it is looked at: 1 has the whole of it in view. */
  near: number;
  size: typeof whole;
  caption: string;
}

/** A drawing of skin with what it shows, as a PNG of our own making; always the same for the same wish. */
function drawSkin({ shows, tone, near, size: { width, height } }: View): Promise<Uint8Array<ArrayBuffer>> {
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

/** The whole of it and its edge on the patient’s own tone, then the same on the four other tones, to compare. */
function viewsOf({ shows, tone, caption }: (typeof contributionSeeds)[number]['drawing']): View[] {
  const others = [0, 1, 2, 3, 4].filter((other) => other !== tone);
  return [
    { shows, tone, near: 1, size: whole, caption },
    { shows, tone, near: 1.8, size: whole, caption: 'The edge from near by.' },
    ...others.map((other) => ({
      shows,
      tone: other,
      near: 1,
      size: compared,
      caption: `To compare: the same drawn on skin type ${skinTypes[other]}.`,
    })),
  ];
}

/** Draws the pictures of contributions and files them. */
export async function contributionDrawings(store: FileStore, { ago }: Around) {
  const rows: (typeof files.$inferInsert)[] = [];
  const links: (typeof contributionFiles.$inferInsert)[] = [];
  for (const seed of contributionSeeds) {
    for (const [position, view] of viewsOf(seed.drawing).entries()) {
      const file = await keepFile(store, {
        purpose: 'contributionImage',
        ownerId: memberId(seed.by),
        name: `${view.shows}-${seed.daysAgo}-${position + 1}.png`,
        type: 'image/png',
        bytes: await drawSkin(view),
        ...view.size,
        at: ago(days(seed.daysAgo) + hours(3)),
      });
      rows.push(file);
      links.push({
        contributionId: contributionId(seed),
        fileId: file.id,
        position,
        caption: view.caption,
        checked: true,
      });
    }
  }
  return { rows, links };
}
