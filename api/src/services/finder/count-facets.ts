import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';
import { nameToday } from './city-names';
import { type DoctorFilters, fields, filterDoctors } from './filter-doctors';
import { nearPlaces } from './near-places';

/** What each facet counts, and which filter it leaves out of account. */
const facets = {
  cities: { value: fields.city, but: 'city' },
  states: { value: fields.state, but: 'state' },
  specialities: { value: sql`unnest(${users.specialty} || ${users.areaOfInterest})`, but: 'speciality' },
  languages: { value: sql`unnest(${users.languages})`, but: 'language' },
} as const satisfies Record<string, { value: SQL; but: keyof DoctorFilters }>;
type Facet = keyof typeof facets;
const names = Object.keys(facets) as Facet[];

/** How many listed doctors there are of each city, state, speciality and language, and where else there are some. */
export async function countFacets({ ctx, input }: VerbCall<'doctors.facets'>): Promise<Answer<'doctors.facets'>> {
  const parts = names.map((name) => {
    const { value, but } = facets[name];
    return sql`select ${name}::text as facet, value, count(distinct id)::int as count
      from (select ${value} as value, ${users.id} as id from ${users} where ${filterDoctors(input.query, but)}) as of_each
      where value <> '' group by value`;
  });
  const rows = await ctx.db
    .select({ facet: sql<Facet>`facet`, value: sql<string>`value`, count: sql<number>`count` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as facets`)
    .orderBy(sql`count desc, value`);
  const of = (facet: Facet) =>
    rows.flatMap((row) => (row.facet === facet ? [{ value: row.value, count: row.count }] : []));
  const cities = of('cities');
  const { city = '' } = input.query;
  const place =
    nameToday(city) ?? cities.find(({ value }) => value.toLowerCase() === city.toLowerCase())?.value ?? city;
  return {
    code: 'SUCCESS',
    result: {
      place,
      near: await nearPlaces(ctx, input.query),
      cities,
      states: of('states'),
      specialities: of('specialities'),
      languages: of('languages'),
    },
  };
}
