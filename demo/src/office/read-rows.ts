import type { contentReads, contentReadsDaily } from '@tvacha/api/schema';
import { chance } from '../chance';
import type { ContentInsert } from '../rows';
import type { Around } from '../when';

/** How often each published piece was opened: a few often, most seldom; patient articles most of all. */
export const readRows = (contents: readonly ContentInsert[]): (typeof contentReads.$inferInsert)[] =>
  contents
    .filter(({ status = 'published' }) => status === 'published')
    .map(({ id, type }) => {
      const lot = chance(`${id}/reads`, 1000) / 1000;
      return { contentId: id, count: Math.round((type === 'article' ? 2400 : 180) * lot ** 3) + 2 };
    });

type Daily = typeof contentReadsDaily.$inferInsert;

/** Days that are told, and how many of a piece's reads fall into them; before lie the others. */
const span = 90;
const shareOfLate = 0.4;
/** Only what is opened that often has days worth telling. */
const often = 40;

/** The same by day, of what is opened often; each piece had its days, lately or a while ago. */
export const dailyReadRows = (reads: readonly (typeof contentReads.$inferInsert)[], { day }: Around): Daily[] =>
  reads.flatMap(({ contentId, count = 0 }) => {
    if (count < often) return [];
    const usual = (count * shareOfLate) / span;
    const peak = chance(`${contentId}/peak`, span);
    return Array.from({ length: span }, (_, age): Daily => {
      const nearPeak = Math.max(0, 1 - Math.abs(age - peak) / 20);
      const noise = chance(`${contentId}/${age}`, 100) / 100;
      return { contentId, day: day(-age), count: Math.round(usual * (0.4 + nearPeak * 2.4) + noise) };
    }).filter((row) => (row.count ?? 0) > 0);
  });
