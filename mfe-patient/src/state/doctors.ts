import { countDoctorFacets, listDoctors, showDoctor, suggestDoctors } from '@tvacha/shared-contract/routes/finder';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

export type DoctorsQuery = NonNullable<CallInput<'doctors.list'>['query']>;
export type FacetsQuery = NonNullable<CallInput<'doctors.facets'>['query']>;

/** Doctors who are listed, by query. */
export const doctors = createResource({
  name: 'doctors',
  load: (query: DoctorsQuery, options) => call(listDoctors, { query }, options),
});

/** How many there are of each place and speciality, by query. */
export const doctorFacets = createResource({
  name: 'doctorFacets',
  load: (query: FacetsQuery, options) => call(countDoctorFacets, { query }, options),
});

/** Single doctors by id. */
export const doctorProfiles = createResource({
  name: 'doctorProfiles',
  load: (query: { id: string }, options) => call(showDoctor, { query }, options),
});

/** Places or doctors for what is being typed. */
export const doctorSuggestions = createResource({
  name: 'doctorSuggestions',
  load: (query: { field: 'place' | 'name'; search: string }, options) => call(suggestDoctors, { query }, options),
});
