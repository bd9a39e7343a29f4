import { and, eq } from 'drizzle-orm';
import { authors, contents, specialities } from '../../db/schema';
import { signFileUrl } from '../../files/signed-url';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { ebookColumns, ebookDetailsSchema, presentEbook } from './present-ebook';

/** One ebook, with a link to its file that is good for this user and some minutes only (SEC-31). */
export async function showEbook({ ctx, input }: VerbCall<'ebooks.details'>): Promise<Answer<'ebooks.details'>> {
  const [row] = await ctx.db
    .select({ ...ebookColumns, fileKey: contents.fileKey })
    .from(contents)
    .innerJoin(authors, eq(authors.id, contents.authorId))
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(and(eq(contents.id, input.query.id), eq(contents.type, 'ebook'), eq(contents.status, 'published')));
  if (!row) refuse('NOT_FOUND');
  const { userId } = ctx.caller;
  const fileUrl = row.fileKey && userId ? await signFileUrl(ctx, row.fileKey, userId) : null;
  return {
    code: 'SUCCESS',
    result: { ...presentEbook(row, ctx.clock.now()), ...ebookDetailsSchema.parse(row.details), fileUrl },
  };
}
