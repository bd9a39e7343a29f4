import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared';
import { authors, contents, publishers, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { columnsOf, type ListedRow } from './listed-row';

/** Most characters of the summary of a record that is shown whole. */
export const wholeSummary = 10_000;

/** What may be read of a type: nothing that waits, was turned down or is a draft. */
export const published = (type: ContentType | Placeholder): SQL | undefined =>
  and(eq(contents.type, type), eq(contents.status, 'published'));

/** Talks for patients are kept among the webinars; of those that doctors come to they are none. */
export const forMembers: SQL = sql`${contents.details}->>'forPatients' is distinct from 'true'`;

const columns = { id: contents.id, slug: contents.slug };

/** One published record with all its details; NOT_FOUND where there is none. */
export async function findContent(
  { db }: Ctx,
  type: ContentType,
  by: keyof typeof columns,
  value: string,
): Promise<ListedRow> {
  const statement = prepared(db, `content_by_${by}`, (name) =>
    db
      .select({ ...columnsOf([], wholeSummary), details: contents.details })
      .from(contents)
      .leftJoin(specialities, eq(specialities.id, contents.specialityId))
      .leftJoin(authors, eq(authors.id, contents.authorId))
      .leftJoin(publishers, eq(publishers.id, contents.publisherId))
      .where(and(eq(columns[by], sql.placeholder('value')), published(sql.placeholder('type')), forMembers))
      .prepare(name),
  );
  const [row] = await statement.execute({ type, value });
  return row ?? refuse('NOT_FOUND');
}
