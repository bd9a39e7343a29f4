import type { OfficeContentDetail } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents } from '../../../db/schema';
import { linkTo } from '../../contents/link-to';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { presentContent, selectContents } from './find-content';
import { countTaken, partsOf } from './parts';

/** Content in whole, with links to its files for this member of staff alone (SEC-31). */
export async function findDetail(ctx: Ctx, id: string): Promise<OfficeContentDetail> {
  const row = one(await selectContents(ctx).where(eq(contents.id, id)));
  const { type, details, fileKey, coverKey } = row.content;
  return {
    ...presentContent(ctx)(row),
    details,
    fileUrl: await linkTo(ctx, fileKey),
    coverUrl: await linkTo(ctx, coverKey),
    ...(await partsOf(ctx, id)),
    taken: await countTaken(ctx, { id, type }),
  };
}

/** One piece of content in any state. */
export const showContent: Verb<'admin.contents.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findDetail(ctx, input.query.id) };
};
