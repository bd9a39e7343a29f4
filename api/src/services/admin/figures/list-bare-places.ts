import type { Result } from '@tvacha/shared-contract';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { cityOf } from '../../../db/schema/users';
import type { Ctx } from '../../ctx';
import { cityNames, nameToday } from '../../finder/city-names';
import { filterDoctors, isListed } from '../../finder/filter-doctors';
import type { Verb } from '../../verb';
import { missesSince } from './list-misses';

type Place = Result<'admin.places'>[number];

const most = 50;
/** More cities of patients, which they write as they like, are not looked at. */
const mostCities = 2000;
const city = cityOf(users.address);

/** The cities of some accounts, one after the other along the index: reading everybody would take as many times as long. */
async function citiesOf({ db }: Ctx, where: SQL | undefined): Promise<string[]> {
  const next = (after: SQL) => sql`(select ${city} from ${users} where ${and(where, after)} order by ${city} limit 1)`;
  const walk = sql`(with recursive cities(city, place) as (
      select ${next(sql`${city} > ''`)}, 1 union all
      select ${next(sql`${city} > cities.city`)}, place + 1 from cities
      where cities.city is not null and place < ${mostCities}::int)
    select city from cities where city is not null) as found`;
  const rows = await db.select({ city: sql<string>`found.city` }).from(walk);
  return rows.map((row) => row.city);
}

const isPatient = and(eq(users.role, 'patient'), eq(users.approval, 'verified'), isNull(users.erasedAt));

/** Patients of cities, by the name that they write; with a capital where anybody does. */
async function countPatients({ db }: Ctx, cities: readonly string[]) {
  if (cities.length === 0) return [];
  return db
    .select({
      city: sql<string>`${city}`,
      written: sql<string>`min((${users.address} ->> 'city') collate "C")`,
      patients: count(),
    })
    .from(users)
    .where(and(isPatient, inArray(city, [...cities])))
    .groupBy(city);
}

const capital = (name: string) => name.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Cities without a doctor under any of their names, with the patients there and those who looked for one. */
async function bareCities(ctx: Ctx, days: number): Promise<Place[]> {
  const withDoctor = new Set(await citiesOf(ctx, isListed));
  const isBare = (name: string) => !cityNames(name).some((one) => withDoctor.has(one));
  const places = new Map<string, Place>();
  const placeOf = (name: string, written: string): Place => {
    const [key] = cityNames(name);
    const known = places.get(key) ?? { kind: 'city', place: nameToday(name) ?? written, searched: 0, patients: 0 };
    places.set(key, known);
    return known;
  };
  const bare = (await citiesOf(ctx, isPatient)).filter(isBare);
  for (const { city, written, patients } of await countPatients(ctx, bare)) placeOf(city, written).patients += patients;
  const searched = await missesSince(ctx, 'city', days, most);
  for (const { words, count } of searched) if (isBare(words)) placeOf(words, capital(words)).searched += count;
  return [...places.values()];
}

/** First digits of pincodes that were looked for, around which there is still no doctor. */
async function barePincodes(ctx: Ctx, days: number): Promise<Place[]> {
  const found: Place[] = [];
  for (const { words, count } of await missesSince(ctx, 'pincode', days, most)) {
    const [doctor] = await ctx.db
      .select({ one: sql`1` })
      .from(users)
      .where(filterDoctors({ pincode: words }))
      .limit(1);
    if (!doctor) found.push({ kind: 'pincode', place: words, searched: count, patients: 0 });
  }
  return found;
}

const wanted = ({ searched, patients }: Place) => searched + patients;

/** Places without a listed doctor, the most wanted first. */
export const listBarePlaces: Verb<'admin.places'> = async ({ ctx, input: { query } }) => {
  const places = [...(await bareCities(ctx, query.days)), ...(await barePincodes(ctx, query.days))];
  const inOrder = places.sort((a, b) => wanted(b) - wanted(a) || a.place.localeCompare(b.place, 'en'));
  return { code: 'SUCCESS', result: inOrder.slice(0, most) };
};
