import { count, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import { citiesBeside, cityNames } from './city-names';
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
export async function nearPlaces(ctx: Ctx, filters: DoctorFilters): Promise<{ value: string; count: number }[]> {
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
