import { eq, inArray, sql } from 'drizzle-orm';
import { contents, eventRegistrations } from '../../db/schema';
import type { Ctx } from '../ctx';

interface Standing {
  /** Whether the caller comes. */
  registered: boolean;
  /** Null where any number may come. */
  placesLeft: number | null;
}

/** Of meetings by their ids, whether the caller comes, and how many others still may. */
export async function standingsOf({ db, caller }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  if (ids.length === 0) return new Map();
  const { contentId, userId } = eventRegistrations;
  const rows = await db
    .select({
      id: contents.id,
      placesLeft: sql<number | null>`(${contents.details}->>'places')::int - count(${userId})::int`,
      registered: sql<boolean>`coalesce(bool_or(${userId} = ${caller.userId ?? null}::uuid), false)`,
    })
    .from(contents)
    .leftJoin(eventRegistrations, eq(contentId, contents.id))
    .where(inArray(contents.id, [...ids]))
    .groupBy(contents.id);
  return new Map(
    // An editor may have taken places away that were given already.
    rows.map(({ id, registered, placesLeft }) => [
      id,
      { registered, placesLeft: placesLeft === null ? null : Math.max(0, placesLeft) },
    ]),
  );
}

/** The same of one; of none there is, nobody may come. */
export const standingOf = async (ctx: Ctx, id: string): Promise<Standing> =>
  (await standingsOf(ctx, [id])).get(id) ?? { registered: false, placesLeft: 0 };
