import { and, asc, eq, exists } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import type { Answer, VerbCall } from '../verb';
import { presentSpeciality } from './present-speciality';

/** Specialities that a patient finds something to read in, by name. */
export async function listMasterdata({ ctx }: VerbCall<'masterdata.list'>): Promise<Answer<'masterdata.list'>> {
  const articles = ctx.db
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(eq(contents.specialityId, specialities.id), eq(contents.type, 'article'), eq(contents.status, 'published')),
    );
  const rows = await ctx.db
    .select()
    .from(specialities)
    .where(exists(articles))
    .orderBy(asc(specialities.name), asc(specialities.id));
  return { code: 'SUCCESS', result: rows.map(presentSpeciality) };
}
