import type { FileStore } from '@tvacha/api/file-store';
import type { contributionFiles, files } from '@tvacha/api/schema';
import { contributionId, contributionSeeds, memberId, skinTypes } from './contributions';
import { compared, drawSkin, type SkinView, whole } from './drawings/draw-skin';
import { storeFile } from './files/store-file';
import { type Around, days, hours } from './when';

interface View extends SkinView {
  caption: string;
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
  // A consent that was taken back took the pictures along.
  for (const seed of contributionSeeds.filter(({ state }) => state !== 'withdrawn')) {
    for (const [position, view] of viewsOf(seed.drawing).entries()) {
      const file = await storeFile(store, {
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
