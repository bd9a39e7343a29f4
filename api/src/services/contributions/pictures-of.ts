import type { Picture } from '@tvacha/shared-contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { contributionFiles, files } from '../../db/schema';
import { linkTo } from '../contents/link-to';
import type { Ctx } from '../ctx';

export type PictureRow = Awaited<ReturnType<typeof picturesOf>>[number];

/** The pictures of these contributions in their order. */
export const picturesOf = async (ctx: Ctx, ids: string[]) =>
  ids.length === 0
    ? []
    : ctx.db
        .select({
          id: files.id,
          contributionId: contributionFiles.contributionId,
          key: files.key,
          caption: contributionFiles.caption,
          position: contributionFiles.position,
          width: files.width,
          height: files.height,
        })
        .from(contributionFiles)
        .innerJoin(files, eq(files.id, contributionFiles.fileId))
        .where(inArray(contributionFiles.contributionId, ids))
        .orderBy(asc(contributionFiles.position));

/** A picture with a link for this caller alone (SEC-31). */
export async function presentPicture(ctx: Ctx, { id, key, caption, width, height }: PictureRow): Promise<Picture> {
  return { _id: id, url: (await linkTo(ctx, key)) ?? '', caption, width, height };
}
