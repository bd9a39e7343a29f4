import type { Applicant } from '@tvacha/shared-contract';
import { type AccountOrder, documentKinds } from '@tvacha/shared-contract/vocabulary';
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { userDocuments, users } from '../../../db/schema';
import { cityOf, regionOf } from '../../../db/schema/users';
import { addDays, startOfDay } from '../../indian-day';
import { matching } from '../../reading/matching';
import type { VerbInput } from '../../verb';

export type Which = Omit<VerbInput<'admin.users.list'>['query'], 'page' | 'dataPerPage' | 'sort'>;

/** Who looks round in the demo is nobody's applicant. */
const isDoctor = and(eq(users.role, 'doctor'), eq(users.demo, false));

/** Doctors whose application is whole: contacts proved and papers sent. */
export const isApplicant = and(isDoctor, eq(users.isComplete, true));

/**
 * Accounts of a role that were not erased. Doctors who have not finished to register are among them only where what is
 * missing is asked for: so they are found by whoever helps them on, and are in nobody's way otherwise.
 */
export function ofRole({ role, papers, contact }: Pick<Which, 'role' | 'papers' | 'contact'>): SQL | undefined {
  const present = isNull(users.erasedAt);
  if (role === 'all') return present;
  if (role === 'doctor') return and(present, papers === 'missing' || contact ? isDoctor : isApplicant);
  return and(present, role === 'staff' ? inArray(users.role, ['admin', 'subAdmin']) : eq(users.role, role));
}

/** Where an account is searched: all that people call it by. */
export const searchedUsers = [
  users.firstName,
  users.lastName,
  users.email,
  users.phone,
  users.registrationNumber,
  users.customerId,
] as const;

const lacksPapers = sql`(select count(distinct ${userDocuments.kind}) from ${userDocuments}
  where ${userDocuments.userId} = ${users.id}) < ${documentKinds.length}`;

const hasCopy = (column: AnyPgColumn): SQL => sql`exists (select 1 from ${userDocuments}
  where ${userDocuments.userId} = ${users.id} and ${column} is not null)`;
const isAsked = hasCopy(userDocuments.askedAt);
const isSentAgain = hasCopy(userDocuments.sentAgainAt);
const isPending = eq(users.approval, 'pending');

/** Whether clearer copies of an application's papers are waited for, or have come; null where neither is. */
export const copiesOf = sql<Applicant['copies']>`case when ${isPending}
  then case when ${isAsked} then 'asked' when ${isSentAgain} then 'sent' end end`;

const byPapers = {
  missing: lacksPapers,
  asked: and(isPending, isAsked),
  sent: and(isPending, isSentAgain, not(isAsked)),
};

const beginsWith = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Accounts as they are narrowed; days are those of India. */
export const wanted = (which: Which): SQL | undefined => {
  const { state, search, city, region, specialty, from, to, papers, contact } = which;
  return and(
    ofRole(which),
    state && eq(users.approval, state),
    city === undefined ? undefined : sql`${cityOf(users.address)} like ${beginsWith(city)}`,
    region === undefined ? undefined : sql`${regionOf(users.address)} = ${region}`,
    specialty === undefined ? undefined : arrayContains(users.specialty, [specialty]),
    from === undefined ? undefined : gte(users.appliedAt, startOfDay(from)),
    to === undefined ? undefined : lt(users.appliedAt, startOfDay(addDays(to, 1))),
    papers && byPapers[papers],
    contact && or(eq(users.emailVerified, false), eq(users.phoneVerified, false)),
    matching(search, searchedUsers),
  );
};

const name = [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`];
const city = cityOf(users.address);
const by = (...columns: Parameters<typeof asc>[0][]) => ({
  up: [...columns, users.id].map((column) => asc(column)),
  down: [...columns, users.id].map((column) => desc(column)),
});
const [byName, byNumber, byCity, byState] = [
  by(...name),
  by(users.registrationNumber),
  by(city),
  by(users.approval, users.appliedAt),
];

export const orders: Record<AccountOrder, SQL[]> = {
  newest: [desc(users.appliedAt), asc(users.id)],
  oldest: [asc(users.appliedAt), asc(users.id)],
  name: byName.up,
  nameDown: byName.down,
  number: byNumber.up,
  numberDown: byNumber.down,
  city: byCity.up,
  cityDown: byCity.down,
  state: byState.up,
  stateDown: byState.down,
};
