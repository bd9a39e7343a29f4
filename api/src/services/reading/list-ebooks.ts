import { listContents } from '../contents/list-contents';
import type { Verb } from '../verb';
import { ebookColumns, presentEbook } from './present-ebook';

/** Ebooks by author and sub-speciality, searched and sorted; up to a thousand at once, so without their summaries. */
export const listEbooks: Verb<'ebooks.list'> = async ({ ctx, input }) => {
  const now = ctx.clock.now();
  const result = await listContents(ctx, {
    type: 'ebook',
    query: input.query,
    columns: ebookColumns,
    present: (row) => presentEbook(row, now),
  });
  return { code: 'SUCCESS', result };
};
