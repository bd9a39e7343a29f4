import { asc, desc, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import { paged } from '../paged';
import type { Answer, VerbCall } from '../verb';
import { filterDoctors, nearness } from './filter-doctors';
import { doctorColumns, presentDoctor } from './present-doctor';

const years = sql`nullif(substring(${users.exprience} from '\\d{1,3}'), '')::int`;

const orders = {
  name: [asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`)],
  experience: [sql`${years} desc nulls last`, asc(sql`lower(${users.lastName})`)],
  newest: [sql`${users.decidedAt} desc nulls last`],
};

/** The doctor finder; around a pincode the nearest come first (PAT-02). */
export async function listDoctors({ ctx, input }: VerbCall<'doctors.list'>): Promise<Answer<'doctors.list'>> {
  const { pincode, sort } = input.query;
  const where = filterDoctors(input.query);
  const nearest = pincode === undefined ? [] : [desc(nearness(pincode))];
  const result = await paged(input.query, {
    rows: (limit, offset) =>
      ctx.db
        .select(doctorColumns)
        .from(users)
        .where(where)
        .orderBy(...nearest, ...orders[sort], asc(users.id))
        .limit(limit)
        .offset(offset),
    total: () => ctx.db.$count(users, where),
    present: presentDoctor,
  });
  return { code: 'SUCCESS', result };
}
