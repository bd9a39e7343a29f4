import { z } from 'zod';
import {
  doctorFacetsSchema,
  doctorProfileSchema,
  doctorSuggestionSchema,
  listedDoctorSchema,
} from '../entities/doctor';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { searchHitSchema, suggestionSchema } from '../entities/search-hit';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { searchKinds } from '../search-kinds';

const doctorFilters = {
  /** A name. */
  search: searchText.optional(),
  /** Name, slug or id of a speciality. */
  speciality: searchText.optional(),
  city: searchText.optional(),
  state: searchText.optional(),
  language: searchText.optional(),
  /** A pincode or its first digits; those around it are found too, the nearest first. */
  pincode: z
    .string()
    .regex(/^[1-9]\d{1,5}$/, 'Give two to six digits of a pincode')
    .optional(),
};

const wanted = searchText.min(2);

export const finderOperations = {
  'doctors.list': {
    summary: 'Doctors who are listed, by name, speciality, place and language',
    query: z.strictObject({
      ...doctorFilters,
      sort: z.enum(['name', 'experience', 'newest']).default('name'),
      ...pageQuery(100, 20),
    }),
    result: pageOf(listedDoctorSchema),
    codes: ['SUCCESS'],
  },
  'doctors.facets': {
    summary: 'How many listed doctors there are by city, state, speciality and language, each by the other filters',
    query: z.strictObject(doctorFilters),
    result: doctorFacetsSchema,
    codes: ['SUCCESS'],
  },
  'doctors.details': {
    summary: 'What one listed doctor shows of themselves',
    query: z.strictObject({ id: idSchema }),
    result: doctorProfileSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'doctors.suggest': {
    summary: 'Up to eight places with doctors, or doctors, for what is being typed',
    query: z.strictObject({ search: wanted, field: z.enum(['place', 'name']) }),
    result: z.array(doctorSuggestionSchema).max(8),
    codes: ['SUCCESS'],
    limit: 'suggestionsPerMinute',
  },
  'search.list': {
    summary: 'Everything the caller may read, searched; small mistakes in writing are forgiven',
    query: z.strictObject({ search: wanted, kind: z.enum(searchKinds).optional(), ...pageQuery(50, 20) }),
    result: pageOf(searchHitSchema).extend({
      /** How many of each kind were found, whichever kind is asked for. */
      counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.number().int() })),
    }),
    codes: ['SUCCESS'],
    limit: 'searchesPerMinute',
  },
  'search.suggest': {
    summary: 'Up to eight titles for what is being typed',
    query: z.strictObject({ search: wanted }),
    result: z.array(suggestionSchema).max(8),
    codes: ['SUCCESS'],
    limit: 'suggestionsPerMinute',
  },
} satisfies Record<AreaOperationId<'finder'>, OperationShape>;
