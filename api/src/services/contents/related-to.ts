import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { contents } from '../../db/schema';
import type { Ctx } from '../ctx';
import { published } from './find-content';
import type { ListedRow } from './listed-row';

const most = 4;

/** The newest of the same type and speciality. */
export async function relatedTo({ db }: Ctx, type: ContentType, { id, speciality }: ListedRow) {
  if (!speciality) return [];
  const { slug, title, publishedOn, startsAt } = contents;
  const rows = await db
    .select({ _id: contents.id, slug, title, publishedOn, startsAt })
    .from(contents)
    .where(and(published(type), eq(contents.specialityId, speciality.id), ne(contents.id, id)))
    .orderBy(desc(contents.publishedOn), asc(contents.id))
    .limit(most);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.toISOString() ?? null }));
}
