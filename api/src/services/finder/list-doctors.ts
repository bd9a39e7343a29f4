import { asc, desc, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import { paged } from '../paged';
import type { Verb } from '../verb';
import { filterDoctors, nearness } from './filter-doctors';
import { doctorColumns, presentDoctor } from './present-doctor';

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
  return { code: 'SUCCESS', result };
};
