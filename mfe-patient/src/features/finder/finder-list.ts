import { masterdata } from '@tvacha/shared-contract/masterdata';
import { defineList, type ListAddress, page, sortedBy, text } from '@tvacha/shared-core/list';
import { paths } from '@tvacha/shared-core/paths';
import type { FacetsQuery } from '../../state/doctors';

const isPincode = (given: string) => /^[1-9]\d{1,5}$/.test(given);
const withoutSpaces = (given: string) => given.replace(/\s/g, '');

/** The doctors who are listed; filters in the order in which the page says what narrows it. */
export const finderList = defineList({
  path: () => paths.findADoctor(),
  fields: {
    name: text(),
    speciality: text(),
    city: text(),
    state: text(),
    pincode: text(),
    language: text(),
    sort: sortedBy('name', 'experience'),
    page: page(),
  },
  rowsPerPage: 10,
  /** Digits for a city are a PIN code: a browser without scripts sends what was typed as it is. */
  tidy: (address) => {
    const digits = /^[\d\s]+$/.test(address.city) && address.pincode === '';
    const pincode = withoutSpaces(digits ? address.city : address.pincode);
    return { ...address, city: digits ? '' : address.city, pincode };
  },
  /** The server would refuse a bad PIN code: the list is then not narrowed by it. */
  toRequest: ({ name: search, pincode, ...request }) => ({
    ...request,
    search,
    pincode: pincode && isPincode(pincode) ? pincode : undefined,
  }),
});

/** What a finder URL says; a filter that is not given is empty. */
export type FinderQuery = typeof finderList.usual;
export type FinderAddress = ListAddress<typeof finderList.fields>;

/** Whether a PIN code is given that the server would refuse. */
export const hasBadPincode = ({ pincode }: FinderQuery): boolean => pincode !== '' && !isPincode(pincode);

/** What the counts are asked for with. */
export function facetsQuery(query: FinderQuery): FacetsQuery {
  const { sort, page: _page, dataPerPage, ...narrowing } = finderList.request(query);
  return narrowing;
}

/** What was typed for a place: a PIN code or its beginning, a state of India, else a city. */
export function placeOf(typed: string): Pick<FinderQuery, 'city' | 'state' | 'pincode'> {
  const place = finderList.fields.city.read(typed);
  const nowhere = { city: '', state: '', pincode: '' };
  if (place !== '' && !/\p{L}/u.test(place)) return { ...nowhere, pincode: withoutSpaces(place) };
  const state = masterdata.state.find(({ name }) => name.toLowerCase() === place.toLowerCase());
  return state ? { ...nowhere, state: state.name } : { ...nowhere, city: place };
}
