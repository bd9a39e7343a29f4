import { paths } from '@tvacha/shared-core/paths';
import { type SectionNumber, sectionName } from '../../common/sections';

/** What a category URL says besides its section. */
export interface CategoryQuery {
  /** Id of a topic, or `all`. */
  speciality: string;
  name: string;
  section: SectionNumber;
  search: string;
  page: number;
  front: boolean;
}

/** Reads the rest of a category URL; a page number that is none is the first page. */
export function readQuery(speciality: string, section: SectionNumber, params: URLSearchParams): CategoryQuery {
  const page = Number(params.get('page'));
  return {
    speciality,
    section,
    name: params.get('name') ?? '',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    front: params.get('view') === 'main',
  };
}

/** The address of a query; what is usual is left out. */
export function hrefOf({ speciality, name, section, search, page, front }: CategoryQuery): string {
  const path = paths.patientCategory({ speciality, name, section, view: front ? 'main' : undefined });
  const extra = new URLSearchParams();
  if (search) extra.set('search', search);
  if (page > 1) extra.set('page', String(page));
  return extra.size > 0 ? `${path}&${extra}` : path;
}

/** The same words and topic in another section, from their first page. */
export function inSection(query: CategoryQuery, section: SectionNumber): CategoryQuery {
  const name = query.speciality === 'all' ? sectionName(section) : query.name;
  return { ...query, section, name, page: 1, front: false };
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the server could know this topic; asking it about anything else would only be refused. */
export const mayBeTopic = (speciality: string): boolean => speciality === 'all' || id.test(speciality);
