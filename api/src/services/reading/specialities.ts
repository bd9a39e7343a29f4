import { idSchema, type Speciality } from '@tvacha/shared-contract';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import type { Verb } from '../verb';

/** Refuses a speciality that does not exist as a fault of the field `body.speciality`. */
export async function checkSpeciality(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null || (await ctx.db.$count(specialities, eq(specialities.id, id))) > 0) return;
  refuse('VALIDATION_FAILED', {
    result: { issues: [{ path: 'body.speciality', message: 'This speciality is not known' }] },
  });
}

/** Whether a column holds the speciality of this id or slug; no condition where none is given. */
export function isSpeciality(column: AnyPgColumn, given: string | undefined): SQL | undefined {
  if (given === undefined) return undefined;
  if (idSchema.safeParse(given).success) return eq(column, given);
  return eq(column, sql`(select ${specialities.id} from ${specialities} where ${specialities.slug} = ${given})`);
}

/** A speciality as the contract has it. */
export const presentSpeciality = ({ id, slug, name }: { id: string; slug: string; name: string }): Speciality => ({
  _id: id,
  slug,
  name,
});

/** All specialities, by name. */
export const listSpecialities: Verb<'specialities.list'> = async ({ ctx }) => {
  const rows = await ctx.db.select().from(specialities).orderBy(asc(specialities.name), asc(specialities.id));
  return { code: 'SUCCESS', result: rows.map(presentSpeciality) };
};
