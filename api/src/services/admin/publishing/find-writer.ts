import type { Publisher, Writer } from '@tvacha/shared-contract';
import { count, eq } from 'drizzle-orm';
import { authors, contents, publishers } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';

/** Authors with how many works they have. */
export const selectWriters = (ctx: Ctx) =>
  ctx.db
    .select({ _id: authors.id, name: authors.name, about: authors.about, works: count(contents.id) })
    .from(authors)
    .leftJoin(contents, eq(contents.authorId, authors.id))
    .groupBy(authors.id)
    .$dynamic();

/** Publishers with how many works they have. */
export const selectPublishers = (ctx: Ctx) =>
  ctx.db
    .select({
      _id: publishers.id,
      name: publishers.name,
      city: publishers.city,
      website: publishers.website,
      works: count(contents.id),
    })
    .from(publishers)
    .leftJoin(contents, eq(contents.publisherId, publishers.id))
    .groupBy(publishers.id)
    .$dynamic();

export const findWriter = async (ctx: Ctx, id: string): Promise<Writer> =>
  one(await selectWriters(ctx).where(eq(authors.id, id)));

export const findPublisher = async (ctx: Ctx, id: string): Promise<Publisher> =>
  one(await selectPublishers(ctx).where(eq(publishers.id, id)));
