import { asc } from 'drizzle-orm';
import { specialities } from '../../db/schema';
import type { Verb } from '../verb';
import { presentSpeciality } from './present-speciality';

/** All specialities, by name. */
export const listSpecialities: Verb<'specialities.list'> = async ({ ctx }) => {
  const rows = await ctx.db.select().from(specialities).orderBy(asc(specialities.name), asc(specialities.id));
  return { code: 'SUCCESS', result: rows.map(presentSpeciality) };
};
