import type { FileStore } from '@tvacha/api/file-store';
import type { files, questionFiles } from '@tvacha/api/schema';
import { memberId } from '../contributions';
import { drawSkin, whole } from '../drawings/draw-skin';
import { storeFile } from '../files/store-file';
import type { Around } from '../when';
import { age, questionId, questionSeeds } from './question-rows';

/** Draws the pictures to questions and files them. */
export async function questionDrawings(store: FileStore, { ago }: Around) {
  const rows: (typeof files.$inferInsert)[] = [];
  const links: (typeof questionFiles.$inferInsert)[] = [];
  for (const seed of questionSeeds) {
    for (const [position, view] of seed.pictures.entries()) {
      const file = await storeFile(store, {
        purpose: 'questionImage',
        ownerId: memberId(seed.by),
        name: `question-${view.shows}-${seed.daysAgo}-${position + 1}.png`,
        type: 'image/png',
        bytes: await drawSkin({ ...view, size: whole }),
        ...whole,
        at: ago(age(seed)),
      });
      rows.push(file);
      links.push({ questionId: questionId(seed), fileId: file.id, position });
    }
  }
  return { rows, links };
}
