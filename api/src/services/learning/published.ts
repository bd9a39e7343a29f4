import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { type ContentFilters, filterContents } from '../contents/filter-contents';
import { published } from '../contents/find-content';
import { type ContentSort, orderOf } from '../contents/order-contents';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { refuse } from '../refuse';

const select = ({ db }: Ctx) =>
  db
    .select({
      id: contents.id,
      slug: contents.slug,
      title: contents.title,
      summary: contents.summary,
      publishedOn: contents.publishedOn,
      details: contents.details,
      speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
    })
    .from(contents)
    .leftJoin(specialities, eq(specialities.id, contents.specialityId))
    .$dynamic();

export type Published = Awaited<ReturnType<typeof select>>[number];

type Query = ContentFilters & { sort: ContentSort; page: number; dataPerPage: number };

/** A page of what members take part in, published and of one type; each row has all its details. */
export function listPublished<Item>(
  ctx: Ctx,
  type: ContentType,
  query: Query,
  present: (rows: Published[]) => Promise<Item[]>,
) {
  const where = filterContents(ctx, type, query);
  return paged(query, {
    rows: select(ctx)
      .where(where)
      .orderBy(...orderOf(type, query.sort)),
    total: () => ctx.db.$count(contents, where),
    present: { all: present },
  });
}

/** One that is published, of this type; NOT_FOUND where there is none. */
export async function findPublished(ctx: Ctx, type: ContentType, id: string): Promise<Published> {
  const [row] = await select(ctx).where(and(published(type), eq(contents.id, id)));
  return row ?? refuse('NOT_FOUND');
}
