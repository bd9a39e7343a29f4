import type { ContentType, CountKey } from '@tvacha/shared-contract/vocabulary';
import { count, eq } from 'drizzle-orm';
import { contents, contributions } from '../../db/schema';
import { isVisible } from '../contributions/visible';
import type { Answer, VerbCall } from '../verb';

/** Which kind of content each count is of; contributions have a table of their own. */
const typeOf = {
  ebooks: 'ebook',
  ejournals: 'ejournal',
  proGuides: 'proguide',
  dermatologytimes: 'dermatologytimes',
  webinars: 'webinar',
  courses: 'course',
  quizzes: 'quiz',
  contribution: null,
  polls: 'poll',
  magzter: 'magzter',
  vidyaOpenHouses: 'openhouse',
  journalClubs: 'journalclub',
} as const satisfies Record<CountKey, ContentType | null>;

/** How many published resources there are of each kind (NAV-09). */
export async function countResources({ ctx }: VerbCall<'dashboard.counts'>): Promise<Answer<'dashboard.counts'>> {
  const rows = await ctx.db
    .select({ type: contents.type, total: count() })
    .from(contents)
    .where(eq(contents.status, 'published'))
    .groupBy(contents.type);
  const totals = new Map<ContentType | null, number>(rows.map(({ type, total }) => [type, total]));
  totals.set(null, await ctx.db.$count(contributions, isVisible));
  const entries = Object.entries(typeOf).map(([key, type]) => [key, totals.get(type) ?? 0]);
  return { code: 'SUCCESS', result: Object.fromEntries(entries) as Record<CountKey, number> };
}
