import { count, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { Answer, VerbCall } from '../verb';
import { citiesBeside, cityNames, nameToday } from './city-names';
import { type DoctorFilters, fields, filterDoctors, nearness } from './filter-doctors';

const most = 6;
/** How much two names share when one may be a slip of the other. */
const alike = 0.3;

/** Nearness to a city that was asked for: 1 beside it, else how much its name is written like it. */
const toCity = (city: string) => {
  const [name] = cityNames(city);
  const beside = citiesBeside(city);
  const isBeside = beside.length > 0 ? sql`lower(${fields.city}) in ${beside}` : sql`false`;
  return { rank: sql`case when ${isBeside} then 1 else similarity(lower(${fields.city}), ${name}) end`, least: alike };
};

/** Cities with doctors near a city or pincode in which there is none, the nearest first; at most six. */
async function nearPlaces(ctx: Ctx, filters: DoctorFilters): Promise<{ value: string; count: number }[]> {
  const { city, pincode, state: _state, ...others } = filters;
  if (!city && !pincode) return [];
  if ((await ctx.db.$count(users, filterDoctors(filters))) > 0) return [];
  const { rank, least } = city ? toCity(city) : { rank: nearness(pincode ?? ''), least: 1 };
  return ctx.db
    .select({ value: fields.city, count: count() })
    .from(users)
    .where(filterDoctors(others))
    .groupBy(fields.city)
    .having(sql`max(${rank}) >= ${least}`)
    .orderBy(sql`max(${rank}) desc, count(*) desc`, fields.city)
    .limit(most);
}

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
