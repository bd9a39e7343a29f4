import { fixedSiteMap } from '@tvacha/shared-contract';
import { asc, eq, sql } from 'drizzle-orm';
import { siteEntries } from '../../db/schema';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

const patience = 2000;

/** Whether all of the server is ready, its database too; while that is away it answers UNAVAILABLE. */
export const health: Verb<'system.health'> = async ({ ctx }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), patience);
  });
  try {
    await Promise.race([ctx.db.execute(sql`select 1`), late]);
  } catch {
    refuse('UNAVAILABLE', { retryAfter: 2 });
  } finally {
    clearTimeout(timer);
  }
  return { code: 'SUCCESS', result: { status: 'ready', version: ctx.config.version } };
};

/** The address that the caller is seen with. */
export const ip: Verb<'system.ip'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: { ip: ctx.caller.ip } };
};

/** The site map: what every portal has, then what staff added and shows (NAV-13). */
export const listSiteMap: Verb<'sitemap.list'> = async ({ ctx }) => {
  const added = await ctx.db
    .select({ title: siteEntries.title, url: siteEntries.url })
    .from(siteEntries)
    .where(eq(siteEntries.visible, true))
    .orderBy(asc(siteEntries.position), asc(siteEntries.id));
  return { code: 'SUCCESS', result: [...fixedSiteMap, ...added] };
};
