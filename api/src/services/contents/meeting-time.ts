import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { contents } from '../../db/schema';

/** No meeting is longer, so that those long over are left out by the index of beginnings. */
const longest = 2000 * 60_000;

const endsAt = sql`${contents.startsAt} + make_interval(mins => (${contents.details}->>'minutes')::int)`;
/** A moment as the column has it. */
const moment = (at: number | Date) => sql.param(new Date(Number(at)), contents.startsAt);

/** A meeting is upcoming until it is over, not until it begins: who is late finds the way in here. */
export const isUpcoming = (now: Date): SQL | undefined =>
  and(gt(contents.startsAt, moment(now.getTime() - longest)), gt(endsAt, moment(now)));

/** What has no date is over: an archive. */
export const isOver = (now: Date): SQL | undefined => or(lte(endsAt, moment(now)), isNull(contents.startsAt));

export const isWhen = (when: 'upcoming' | 'past', now: Date): SQL | undefined =>
  when === 'upcoming' ? isUpcoming(now) : isOver(now);
