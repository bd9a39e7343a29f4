import { asc } from 'drizzle-orm';
import { specialities } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';
import { presentSpeciality } from './present-speciality';

/** All specialities, by name. */
export async function listSpecialities({ ctx }: VerbCall<'specialities.list'>): Promise<Answer<'specialities.list'>> {
  const rows = await ctx.db.select().from(specialities).orderBy(asc(specialities.name), asc(specialities.id));
  return { code: 'SUCCESS', result: rows.map(presentSpeciality) };
}
