import { type CallInput, call } from '@tvacha/shared-core/http';
import { createListSlice, createResource } from '@tvacha/shared-core/resources';

export type DoctorsQuery = NonNullable<CallInput<'doctors.list'>['query']>;
export type FacetsQuery = NonNullable<CallInput<'doctors.facets'>['query']>;

/** Doctors who are listed, by query. */
export const doctors = createListSlice({
  name: 'doctors',
  load: (query: DoctorsQuery) => call('doctors.list', { query }),
});

/** How many there are of each place and speciality, by query. */
export const doctorFacets = createResource({
  name: 'doctorFacets',
  load: (query: FacetsQuery) => call('doctors.facets', { query }),
});

/** Single doctors by id. */
export const doctorProfiles = createResource({
  name: 'doctorProfiles',
  load: (query: { id: string }) => call('doctors.details', { query }),
});
