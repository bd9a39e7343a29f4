import type { MemberType } from '@tvacha/shared-contract/content-kinds';
import { type FacetName, facetsOfType, type RecordState, statesOfType } from '@tvacha/shared-contract/facets';
import type { EventKind } from '@tvacha/shared-contract/vocabulary';
import { type Address, number, oneOf, text } from '@tvacha/shared-core/list';
import type { FacetsQuery } from './editors';

export const levels = ['Foundation', 'Practice', 'Advanced'] as const;

/** The filters of a type as its list's address has them; what the type has not, an address says nothing of. */
export function filterFields(type: MemberType) {
  const of = <Field extends { read(given: string): unknown }>(name: FacetName, field: Field): Field =>
    facetsOfType[type].includes(name) ? field : { ...field, read: () => undefined };
  return {
    subSpeciality: of('speciality', text()),
    person: of('person', text()),
    level: of('level', oneOf('any', ...levels)),
    when: of('when', oneOf('any', 'upcoming', 'past')),
    state: of('state', oneOf<'any', RecordState>('any', ...statesOfType(type))),
    year: of('year', number({ min: 2000, max: 2100 })),
    search: text(),
  };
}
export type FilterFields = ReturnType<typeof filterFields>;
export type FilterAddress = Address<FilterFields>;

/** Where each facet stands in an address. */
export const fieldOf = {
  speciality: 'subSpeciality',
  person: 'person',
  level: 'level',
  when: 'when',
  state: 'state',
  year: 'year',
} as const satisfies Record<FacetName, keyof FilterFields>;

/** What a list asks for, beside its filters. */
export interface Asked {
  kind?: EventKind;
  sort?: unknown;
  page?: number;
  dataPerPage: number;
}

/** What is counted of a list that asks for this: all of its filters, in no order and of no page. */
export function facetsQuery(type: MemberType, request: Asked): FacetsQuery {
  const { sort: _sort, page: _page, dataPerPage: _rows, ...filters } = request;
  // The names and values of the address are the server's own.
  return { type, ...(filters as Omit<FacetsQuery, 'type'>) };
}
