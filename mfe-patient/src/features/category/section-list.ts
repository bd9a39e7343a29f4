import { defineList, page, text } from '@tvacha/shared-core/list';
import { type PatientCategory, paths } from '@tvacha/shared-core/paths';
import { type SectionNumber, sectionName } from '../../common/sections';

/** Where the articles of a section are: its topic by id or `all`, and the name that its URLs carry. */
export interface SectionPlace extends PatientCategory {
  section: SectionNumber;
}

/** The articles of a section, or of one topic in it. */
export const sectionList = defineList({
  path: (place: SectionPlace) => paths.patientCategory(place),
  fields: { search: text(), page: page() },
  rowsPerPage: 12,
  toRequest: (request, { speciality }: SectionPlace) => ({ ...request, speciality }),
});

/** What a category URL says. */
export type CategoryQuery = SectionPlace & typeof sectionList.usual;

/** Reads the rest of a category URL. */
export const readPlace = (speciality: string, section: SectionNumber, params: URLSearchParams): SectionPlace => ({
  speciality,
  section,
  name: params.get('name') ?? '',
  view: params.get('view') === 'main' ? 'main' : undefined,
});

/** The address of a query; what is usual is left out. */
export const hrefOf = (query: CategoryQuery): string => sectionList.hrefOf(query, query);

/** The same words and topic in another section, from their first page. */
export function inSection(query: CategoryQuery, section: SectionNumber): CategoryQuery {
  const name = query.speciality === 'all' ? sectionName(section) : query.name;
  return { ...query, section, name, page: 1, view: undefined };
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the server could know this topic; asking it about anything else would only be refused. */
export const mayBeTopic = (speciality: string): boolean => speciality === 'all' || id.test(speciality);
