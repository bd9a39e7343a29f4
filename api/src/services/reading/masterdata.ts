import { categoryNames, masterdata, patientSections } from '@tvacha/shared-contract';
import { and, asc, count, eq, exists } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { published } from '../contents/find-content';
import type { Ctx } from '../ctx';
import type { Verb } from '../verb';
import { presentSpeciality } from './specialities';

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

/** The five sections for patients and what there is in each, by speciality (PAT-01, MFE-13). */
export const listCategories: Verb<'categories.list'> = async ({ ctx }) => {
  const rows = await ctx.db
    .select({
      section: contents.section,
      id: specialities.id,
      slug: specialities.slug,
      name: specialities.name,
      count: count(),
    })
    .from(contents)
    .innerJoin(specialities, eq(specialities.id, contents.specialityId))
    .where(published('article'))
    .groupBy(contents.section, specialities.id)
    .orderBy(asc(specialities.name), asc(specialities.id));
  const result = categoryNames.map((name, section) => {
    const own = rows.filter((row) => row.section === section);
    return {
      section,
      name,
      title: patientSections[section]?.title ?? name,
      count: own.reduce((sum, row) => sum + row.count, 0),
      specialities: own.map((row) => ({ ...presentSpeciality(row), count: row.count })),
    };
  });
  return { code: 'SUCCESS', result };
};
