import type { contentReads } from '@tvacha/api/schema';
import { chance } from '../chance';
import type { ContentInsert } from '../rows';

/** How often each published piece was opened: a few often, most seldom; patient articles most of all. */
export const readRows = (contents: readonly ContentInsert[]): (typeof contentReads.$inferInsert)[] =>
  contents
    .filter(({ status = 'published' }) => status === 'published')
    .map(({ id, type }) => {
      const lot = chance(`${id}/reads`, 1000) / 1000;
      return { contentId: id, count: Math.round((type === 'article' ? 2400 : 180) * lot ** 3) + 2 };
    });
