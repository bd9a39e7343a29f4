import {
  type FacetName,
  facetNames,
  facetsOfType,
  isAttended,
  mostPeople,
  sectionOfType,
} from '@tvacha/shared-contract';
import type { MemberType } from '@tvacha/shared-contract/content-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { mayRead } from '../reading/may-read';
import { refuse } from '../refuse';
import type { Answer, VerbCall } from '../verb';
import { type ContentFilter, filterContents } from './filter-contents';
import { isUpcoming } from './meeting-time';
import { namesOf } from './people';
import { stateOf } from './state-of';

interface Facet {
  /** What it counts by; several rows where a record has several. */
  value(ctx: Ctx, type: MemberType): SQL;
  /** Filters that it leaves out of account: its own. */
  but: readonly ContentFilter[];
}

const facets: Record<FacetName, Facet> = {
  speciality: {
    value: () =>
      sql`(select ${specialities.slug} from ${specialities} where ${specialities.id} = ${contents.specialityId})`,
    but: ['speciality', 'subSpeciality'],
  },
  person: { value: (_ctx, type) => namesOf(type), but: ['person', 'author'] },
  level: { value: () => sql`${contents.details}->>'level'`, but: ['level'] },
  when: {
    value: ({ clock }) => sql`case when ${isUpcoming(clock.now())} then 'upcoming' else 'past' end`,
    but: ['when'],
  },
  state: { value: stateOf, but: ['state'] },
  year: {
    value: (_ctx, type) =>
      isAttended(type)
        ? sql`extract(year from ${contents.startsAt} at time zone 'Asia/Kolkata')`
        : sql`extract(year from ${contents.publishedOn})`,
    but: ['year', 'from', 'to'],
  },
};

/** How many records there are of each value by which a list is narrowed; those with most first, years from the last. */
export async function countFacets({ ctx, input }: VerbCall<'contents.facets'>): Promise<Answer<'contents.facets'>> {
  const { type, ...filters } = input.query;
  if (!mayRead(ctx.caller, sectionOfType[type])) refuse('FORBIDDEN');
  const parts = facetsOfType[type].map((name) => {
    const { value, but } = facets[name];
    return sql`(select ${name}::text as facet, value::text, count(distinct id)::int as count
      from (select ${value(ctx, type)} as value, ${contents.id} as id from ${contents}
        where ${filterContents(ctx, type, filters, but)}) as of_each
      where value is not null group by value order by count desc, value limit ${mostPeople}::int)`;
  });
  const rows = await ctx.db
    .select({ facet: sql<FacetName>`facet`, value: sql<string>`value`, count: sql<number>`count` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as facets`);
  const of = (facet: FacetName) =>
    rows.flatMap((row) => (row.facet === facet ? [{ value: row.value, count: row.count }] : []));
  const counted = Object.fromEntries(facetNames.map((name) => [name, of(name)])) as Answer<'contents.facets'>['result'];
  counted.year.sort((one, other) => Number(other.value) - Number(one.value));
  return { code: 'SUCCESS', result: counted };
}
