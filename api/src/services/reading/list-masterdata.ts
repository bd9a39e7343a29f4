import { masterdata } from '@tvacha/shared-contract';
import { and, asc, eq, exists } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { published } from '../contents/find-content';
import type { Ctx } from '../ctx';
import type { Verb } from '../verb';
import { presentSpeciality } from './present-speciality';

/** Specialities, or those of them that a patient finds something to read in; by name. */
async function specialitiesOf({ db }: Ctx, forPatients: boolean) {
  const articles = db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.specialityId, specialities.id), published('article')));
  const rows = await db
    .select()
    .from(specialities)
    .where(forPatients ? exists(articles) : undefined)
    .orderBy(asc(specialities.name), asc(specialities.id));
  return rows.map(presentSpeciality);
}

/** A list that forms choose from. */
export const listMasterdata: Verb<'masterdata.list'> = async ({ ctx, input }) => {
  const { type } = input.query;
  const result =
    type === 'patientSpecialty' || type === 'speciality'
      ? await specialitiesOf(ctx, type === 'patientSpecialty')
      : [...masterdata[type]];
  return { code: 'SUCCESS', result };
};
