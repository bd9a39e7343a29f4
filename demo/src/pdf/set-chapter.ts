import type { Faces } from '@tvacha/api/pdf-sheet';
import type { Chapter, ChapterBlock } from '../books/chapter';
import type { Composer } from './composer';
import { drawFigure } from './figures/draw-figure';
import { randomOf } from './random';

function setBlock(composer: Composer, block: ChapterBlock, faces: Faces): void {
  if ('heading' in block) composer.heading(block.heading);
  else if ('paragraph' in block) composer.paragraph(block.paragraph);
  else if ('list' in block) composer.list(block.list);
  else if ('table' in block) composer.table(block.table, block.rows);
  else if ('next' in block) composer.next(block.next);
  else if ('ladder' in block) composer.ladder(block.ladder, block.rows);
  else {
    const { figure, key } = block;
    composer.figure(figure.caption, (frame) => drawFigure(figure, { ...frame, faces, random: randomOf(key) }));
  }
}

interface Labels {
  /** Above the title, instead of its number. */
  mark?: string;
  /** Above the chapters that it names. */
  seeAlso?: string;
}

/** Sets a chapter from a page of its own. */
export function setChapter(
  composer: Composer,
  { title, body, isRecto, seeAlso = [] }: Chapter,
  faces: Faces,
  labels: Labels = {},
): void {
  composer.chapter(title, { mark: labels.mark, ...(isRecto && { isRecto }) });
  for (const block of body) setBlock(composer, block, faces);
  composer.references(labels.seeAlso ?? 'See also', seeAlso);
}
