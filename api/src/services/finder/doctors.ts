import type { ListedDoctor } from '@tvacha/shared-contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema';
import { paged } from '../paged';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { filterDoctors, isListed, nearness } from './filter-doctors';
import { noteBarePlace } from './note-bare-place';

/** The columns that may leave the server; phone, email, customer id and papers are not read at all (SEC-30). */
const doctorColumns = {
  id: users.id,
  nameTitle: users.nameTitle,
  firstName: users.firstName,
  lastName: users.lastName,
  specialty: users.specialty,
  areaOfInterest: users.areaOfInterest,
  languages: users.languages,
  degree: users.degree,
  exprience: users.exprience,
  clinic: users.clinic,
  clinicDetails: users.clinicDetails,
  address: users.address,
};

/** A doctor as the finder shows one. */
const presentDoctor = (row: Pick<UserRow, keyof typeof doctorColumns>): ListedDoctor => ({
  _id: row.id,
  name_titel: row.nameTitle,
  fullName: [row.nameTitle, row.firstName, row.lastName].filter(Boolean).join(' '),
  first_name: row.firstName,
  last_name: row.lastName,
  specialty: row.specialty,
  areaOfInterest: row.areaOfInterest,
  languages: row.languages,
  degree: row.degree,
  exprience: row.exprience,
  clinic: row.clinic,
  clinicDetails: row.clinicDetails,
  address: row.address,
});

const years = sql`nullif(substring(${users.exprience} from '\\d{1,3}'), '')::int`;

const orders = {
  name: [asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`)],
  experience: [sql`${years} desc nulls last`, asc(sql`lower(${users.lastName})`)],
  newest: [sql`${users.decidedAt} desc nulls last`],
};

/** The doctor finder; around a pincode the nearest come first (PAT-02). */
export const listDoctors: Verb<'doctors.list'> = async ({ ctx, input }) => {
  const { pincode, sort } = input.query;
  const where = filterDoctors(input.query);
  const nearest = pincode === undefined ? [] : [desc(nearness(pincode))];
  const result = await paged(input.query, {
    rows: ctx.db
      .select(doctorColumns)
      .from(users)
      .where(where)
      .orderBy(...nearest, ...orders[sort], asc(users.id)),
    total: () => ctx.db.$count(users, where),
    present: presentDoctor,
  });
  if (result.total === 0) await noteBarePlace(ctx, input.query);
  return { code: 'SUCCESS', result };
};

/** What one listed doctor shows of themselves; who is not listed is not there. */
export const showDoctor: Verb<'doctors.details'> = async ({ ctx, input }) => {
  const { fellowship, publications, internationalSpeaker, nationalSpeaker } = users;
  const profile = { fellowship, publications, internationalSpeaker, nationalSpeaker };
  const [row] = await ctx.db
    .select({ ...doctorColumns, profile })
    .from(users)
    .where(and(eq(users.id, input.query.id), isListed));
  if (!row) refuse('NOT_FOUND');
  return { code: 'SUCCESS', result: { ...presentDoctor(row), ...row.profile } };
};
