import { idSchema } from '@tvacha/shared-contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { specialities } from '../../db/schema';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

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
