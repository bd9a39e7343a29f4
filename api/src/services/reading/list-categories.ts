import { categoryNames, patientSections } from '@tvacha/shared-contract';
import { asc, count, eq } from 'drizzle-orm';
import { contents, specialities } from '../../db/schema';
import { published } from '../contents/find-content';
import type { Verb } from '../verb';
import { presentSpeciality } from './present-speciality';

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
