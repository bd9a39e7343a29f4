import { fixedSiteMap } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { siteEntries } from '../../db/schema';
import type { Verb } from '../verb';

/** The site map: what every portal has, then what staff added and shows (NAV-13). */
export const listSiteMap: Verb<'sitemap.list'> = async ({ ctx }) => {
  const added = await ctx.db
    .select({ title: siteEntries.title, url: siteEntries.url })
    .from(siteEntries)
    .where(eq(siteEntries.visible, true))
    .orderBy(asc(siteEntries.position), asc(siteEntries.id));
  return { code: 'SUCCESS', result: [...fixedSiteMap, ...added] };
};
