import { findContent } from '../contents/find-content';
import { linkTo } from '../contents/link-to';
import { noteRead } from '../telemetry/note-read';
import type { Verb } from '../verb';
import { ebookDetailsSchema, presentEbook } from './present-ebook';

/** One ebook, with a link to its file that is good for this user and some minutes only (SEC-31). */
export const showEbook: Verb<'ebooks.details'> = async ({ ctx, input }) => {
  const row = await findContent(ctx, 'ebook', 'id', input.query.id);
  const result = {
    ...presentEbook(row, ctx.clock.now()),
    ...ebookDetailsSchema.parse(row.details),
    summary: row.summary,
    fileUrl: await linkTo(ctx, row.fileKey),
  };
  noteRead(ctx, 'ebook', row.id);
  return { code: 'SUCCESS', result };
};
