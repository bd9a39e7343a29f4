import type { FileStore } from '@tvacha/api/file-store';
import type { contributionFiles, files } from '@tvacha/api/schema';
import { contributionId, contributionSeeds, memberId } from '../contributions/contribution-rows';
import { drawingHeight, drawingWidth, drawSkin } from '../drawings/draw-skin';
import { type Around, days, hours } from '../when';
import { keepFile } from './keep-file';

/** Draws the pictures of contributions and files them. */
export async function contributionDrawings(store: FileStore, { ago }: Around) {
  const rows: (typeof files.$inferInsert)[] = [];
  const links: (typeof contributionFiles.$inferInsert)[] = [];
  for (const seed of contributionSeeds) {
    if (!seed.drawing) continue;
    const { shows, tone, caption } = seed.drawing;
    const file = await keepFile(store, {
      purpose: 'contributionImage',
      ownerId: memberId(seed.by),
      name: `${shows}-${seed.daysAgo}.png`,
      type: 'image/png',
      bytes: await drawSkin({ shows, tone }),
      width: drawingWidth,
      height: drawingHeight,
      at: ago(days(seed.daysAgo) + hours(3)),
    });
    rows.push(file);
    links.push({ contributionId: contributionId(seed), fileId: file.id, position: 0, caption });
  }
  return { rows, links };
}
