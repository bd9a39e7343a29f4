import { memberTypes, sectionOfType } from '@tvacha/shared-contract';
import { kinds } from '@tvacha/shared-contract/kinds';
import type { CountKey, EventKind } from '@tvacha/shared-contract/vocabulary';
import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { contents, visits } from '../../db/schema';
import { forMembers } from '../contents/find-content';
import { type Ctx, callerId } from '../ctx';
import { one } from '../rows';
import type { Answer, Verb } from '../verb';
import { mayRead } from './may-read';

type News = Answer<'dashboard.news'>['result'];

/** Notes that the caller looks. @returns when they last had before this visit began; null at their first one */
async function noteLook({ db, clock, config, caller }: Ctx): Promise<Date | null> {
  const now = clock.now();
  const rests = lte(visits.lookedAt, new Date(now.getTime() - config.visitPause));
  const rows = await db
    .insert(visits)
    .values({ userId: callerId({ caller }), lookedAt: now })
    .onConflictDoUpdate({
      target: visits.userId,
      set: { lookedAt: now, before: sql`case when ${rests} then ${visits.lookedAt} else ${visits.before} end` },
    })
    .returning({ before: visits.before });
  return one(rows).before;
}

/** What nobody approved here came out on its day. */
const appeared = sql`coalesce(${contents.decidedAt}, ${contents.publishedOn}::timestamp at time zone 'Asia/Kolkata')`;

const keyOfType = new Map<string | null, CountKey>(
  (Object.keys(kinds) as CountKey[]).map((key) => [kinds[key].type, key]),
);

async function countSince({ db, clock, caller }: Ctx, since: Date): Promise<News['kinds']> {
  const readable = memberTypes.filter((type) => mayRead(caller, sectionOfType[type]));
  const sort = sql<EventKind | null>`case when ${contents.type} = 'event' then ${contents.details}->>'kind' end`;
  const moment = (at: Date) => sql.param(at, contents.decidedAt);
  const rows = await db
    .select({ type: contents.type, sort, total: count() })
    .from(contents)
    .where(
      and(
        eq(contents.status, 'published'),
        inArray(contents.type, readable),
        gt(appeared, moment(since)),
        lte(appeared, moment(clock.now())),
        forMembers,
      ),
    )
    .groupBy(contents.type, sort);
  return rows.flatMap(({ type, sort, total }) => {
    const name = sort ?? keyOfType.get(type);
    return name && name !== 'contribution' ? [{ name, count: total }] : [];
  });
}

/** How much was published since the caller's last visit, of what they may read (DOC-01). */
export const showNews: Verb<'dashboard.news'> = async ({ ctx }) => {
  const since = await noteLook(ctx);
  return {
    code: 'SUCCESS',
    result: { since: since?.toISOString() ?? null, kinds: since ? await countSince(ctx, since) : [] },
  };
};
