import { fixedSiteMap } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { siteEntries } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';

/** The site map: what every portal has, then what staff added and shows (NAV-13). */
export async function listSiteMap({ ctx }: VerbCall<'sitemap.list'>): Promise<Answer<'sitemap.list'>> {
  const added = await ctx.db
    .select({ title: siteEntries.title, url: siteEntries.url })
    .from(siteEntries)
    .where(eq(siteEntries.visible, true))
    .orderBy(asc(siteEntries.position), asc(siteEntries.id));
  return { code: 'SUCCESS', result: [...fixedSiteMap, ...added] };
}
