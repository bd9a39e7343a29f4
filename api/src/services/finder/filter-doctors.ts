import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { specialities, users } from '../../db/schema';
import { matching } from '../reading/matching';
import { cityNames } from './city-names';

export interface DoctorFilters {
  search?: string;
  speciality?: string;
  city?: string;
  state?: string;
  language?: string;
  pincode?: string;
}

/**
 * Who may be shown to everyone: doctors who were verified by the number of their council registration, and not renamed
 * since, chose to be listed and are still here (PAT-02).
 */
export const isListed = and(
  users.listed,
  eq(users.role, 'doctor'),
  eq(users.approval, 'verified'),
  isNotNull(users.registrationNumber),
  isNull(users.erasedAt),
  isNull(users.renamedAt),
);

/** As it is indexed. */
export const doctorName = sql<string>`(${users.firstName} || ' ' || ${users.lastName})`;
export const fields = {
  city: sql<string>`${users.address}->>'city'`,
  state: sql<string>`${users.address}->>'state'`,
  pincode: sql<string>`${users.address}->>'pincode'`,
};

const same = (field: SQL, value: string) => sql`lower(${field}) = lower(${value})`;

/** By any of its names, whichever one the doctor gave. */
const inCity = (city: string) => sql`lower(${fields.city}) in ${cityNames(city)}`;

/** Every doctor here has the title, so that it tells nobody apart. */
const withoutTitle = (name: string) => name.replace(/(?<![\p{L}\p{N}])dr(\.|(?=\s|$))/giu, ' ');

/** By the name of the speciality, its slug or its id. */
const practises = (given: string) => sql`exists (
  select 1 from unnest(${users.specialty} || ${users.areaOfInterest}) as practised(name)
  where lower(practised.name) in (
    select lower(${given}) union all
    select lower(${specialities.name}) from ${specialities}
    where ${specialities.slug} = ${given} or ${specialities.id}::text = ${given}))`;

const speaks = (language: string) =>
  sql`exists (select 1 from unnest(${users.languages}) as spoken(name) where lower(spoken.name) = lower(${language}))`;

/** Around a pincode is its postal circle, which the first two digits name. */
const around = (pincode: string) => sql`left(${fields.pincode}, 2) = ${pincode.slice(0, 2)}`;

const conditions = {
  search: (value) => matching(withoutTitle(value), [doctorName]),
  speciality: practises,
  city: inCity,
  state: (value) => same(fields.state, value),
  language: speaks,
  pincode: around,
} satisfies Record<keyof DoctorFilters, (value: string) => SQL | undefined>;
type Filter = keyof typeof conditions;

/** Listed doctors, narrowed; a facet leaves its own filter out. */
export function filterDoctors(filters: DoctorFilters, but?: Filter): SQL | undefined {
  const given = (Object.keys(conditions) as Filter[]).flatMap((filter) => {
    const value = filters[filter];
    return value === undefined || value === '' || filter === but ? [] : [conditions[filter](value)];
  });
  return and(isListed, ...given);
}

/** How many leading digits two pincodes share: the more, the nearer. */
export const nearness = (pincode: string): SQL =>
  sql`(select max(n) from generate_series(0, ${pincode.length}::int) as n where left(${fields.pincode}, n) = left(${pincode}, n))`;
