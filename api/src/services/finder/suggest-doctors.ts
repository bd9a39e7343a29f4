import { and, asc, count, desc, or, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Ctx } from '../ctx';
import type { Answer, VerbCall } from '../verb';
import { citiesThatBegin } from './city-names';
import { doctorName, fields, filterDoctors, isListed } from './filter-doctors';

const most = 8;

async function places({ db }: Ctx, search: string) {
  const begins = (field: typeof fields.city) => sql`starts_with(lower(${field}), lower(${search}))`;
  const renamed = citiesThatBegin(search);
  const wanted = or(begins(fields.city), renamed.length > 0 ? sql`lower(${fields.city}) in ${renamed}` : undefined);
  const cities = await db
    .select({ value: fields.city, place: sql<string>`max(${fields.state})` })
    .from(users)
    .where(and(isListed, wanted))
    .groupBy(fields.city)
    .orderBy(desc(count()), fields.city)
    .limit(most);
  const states = await db
    .select({ value: fields.state, place: sql<string>`''` })
    .from(users)
    .where(and(isListed, begins(fields.state)))
    .groupBy(fields.state)
    .orderBy(fields.state)
    .limit(most);
  return [...cities, ...states.filter((state) => !cities.some(({ value }) => value === state.value))];
}

const names = ({ db }: Ctx, search: string) =>
  db
    .select({
      value: sql<string>`trim(${users.nameTitle} || ' ' || ${doctorName})`,
      place: sql<string>`coalesce(${fields.city}, '')`,
    })
    .from(users)
    .where(filterDoctors({ search }))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(users.id))
    .limit(most);

/** Up to eight places with doctors, or doctors, for what is being typed into the finder (PAT-02). */
export async function suggestDoctors({ ctx, input }: VerbCall<'doctors.suggest'>): Promise<Answer<'doctors.suggest'>> {
  const { search, field } = input.query;
  const found = field === 'place' ? await places(ctx, search) : await names(ctx, search);
  return { code: 'SUCCESS', result: found.slice(0, most) };
}
