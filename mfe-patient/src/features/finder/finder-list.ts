import { masterdata } from '@tvacha/shared-contract/masterdata';
import { paths } from '@tvacha/shared-core/paths';
import type { DoctorsQuery, FacetsQuery } from '../../state/doctors.slice';

export const dataPerPage = 10;

/** By what the list is narrowed, in the order in which the page says so. */
export const filterNames = ['name', 'speciality', 'city', 'state', 'pincode', 'language'] as const;
export type FilterName = (typeof filterNames)[number];

/** What a finder URL says; a filter that is not given is empty. */
export interface FinderQuery extends Record<FilterName, string> {
  sort: 'name' | 'experience';
  page: number;
}

export const emptyQuery: FinderQuery = {
  name: '',
  speciality: '',
  city: '',
  state: '',
  pincode: '',
  language: '',
  sort: 'name',
  page: 1,
};

const tidy = (text: string | null) =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
const isPincode = (text: string) => /^[1-9]\d{1,5}$/.test(text);

/** Reads a finder URL. A number that is none of a page is the first page; digits for a city are a PIN code. */
export function readQuery(params: URLSearchParams): FinderQuery {
  const page = Number(params.get('page'));
  const read = Object.fromEntries(filterNames.map((name) => [name, tidy(params.get(name))])) as Record<
    FilterName,
    string
  >;
  const digits = /^[\d\s]+$/.test(read.city) && read.pincode === '';
  return {
    ...read,
    city: digits ? '' : read.city,
    pincode: (digits ? read.city : read.pincode).replace(/\s/g, ''),
    sort: params.get('sort') === 'experience' ? 'experience' : 'name',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Whether a PIN code is given that the server would refuse; the list is then not narrowed by it. */
export const hasBadPincode = ({ pincode }: FinderQuery): boolean => pincode !== '' && !isPincode(pincode);

/** The address of a query; what is usual is left out. */
export const hrefOf = ({ sort, page, ...filters }: FinderQuery): string =>
  paths.findADoctor({
    ...filters,
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The address of the same search with other filters, from its first page. */
export const hrefWith = (query: FinderQuery, change: Partial<FinderQuery>): string =>
  hrefOf({ ...query, page: 1, ...change });

/** What the counts are asked for with. */
export function facetsQuery(query: FinderQuery): FacetsQuery {
  const { name, speciality, city, state, language, pincode } = query;
  return {
    search: name || undefined,
    speciality: speciality || undefined,
    city: city || undefined,
    state: state || undefined,
    language: language || undefined,
    pincode: isPincode(pincode) ? pincode : undefined,
  };
}

/** What the list is asked for with. */
export const doctorsQuery = (query: FinderQuery): DoctorsQuery => ({
  ...facetsQuery(query),
  sort: query.sort,
  page: query.page,
  dataPerPage,
});

/** What was typed for a place: a PIN code or its beginning, a state of India, else a city. */
export function placeOf(typed: string): Pick<FinderQuery, 'city' | 'state' | 'pincode'> {
  const place = tidy(typed);
  const nowhere = { city: '', state: '', pincode: '' };
  if (place !== '' && !/\p{L}/u.test(place)) return { ...nowhere, pincode: place.replace(/\s/g, '') };
  const state = masterdata.state.find(({ name }) => name.toLowerCase() === place.toLowerCase());
  return state ? { ...nowhere, state: state.name } : { ...nowhere, city: place };
}
