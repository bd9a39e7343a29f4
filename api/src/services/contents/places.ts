import { inArray, sql } from 'drizzle-orm';
import { eventRegistrations } from '../../db/schema';
import type { Ctx } from '../ctx';

interface Standing {
  registered: boolean;
  taken: number;
}

/** Of some meetings, by their ids, how many come to each and whether the caller does. */
export async function standingOf({ db, caller }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  if (ids.length === 0) return new Map();
  const { contentId, userId } = eventRegistrations;
  const rows = await db
    .select({
      id: contentId,
      taken: sql<number>`count(*)::int`,
      registered: sql<boolean>`coalesce(bool_or(${userId} = ${caller.userId ?? null}::uuid), false)`,
    })
    .from(eventRegistrations)
    .where(inArray(contentId, [...ids]))
    .groupBy(contentId);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** What a row or a record of a meeting says of who comes. */
export function presentStanding(details: object, standing: Standing | undefined) {
  const places: unknown = Reflect.get(details, 'places');
  const { registered = false, taken = 0 } = standing ?? {};
  return { registered, placesLeft: typeof places === 'number' ? Math.max(0, places - taken) : null };
}
