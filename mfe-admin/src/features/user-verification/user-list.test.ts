import { userList } from './user-list';

type Address = Omit<typeof userList.usual, 'sort' | 'columns'>;
const read = (query: string): Address => {
  const { sort, columns, ...address } = userList.read(new URLSearchParams(query));
  return address;
};
const usual: Address = {
  role: 'doctor',
  state: 'all',
  search: '',
  region: '',
  city: '',
  specialty: '',
  from: '',
  to: '',
  papers: 'any',
  contact: 'any',
  page: 1,
  id: null,
};
const writeAddress = (address: Address) => userList.write(address);

test('[ADM-03] an address without a query is the first page of all applications', () => {
  expect(read('')).toEqual(usual);
});

test('[ADM-03] the address says state, search, page and the open application', () => {
  const address: Address = {
    role: 'doctor',
    state: 'pending',
    search: 'kaur & sons',
    region: 'Goa',
    city: 'pan',
    specialty: 'Leprosy',
    from: '2026-05-01',
    to: '2026-05-31',
    papers: 'missing',
    contact: 'unconfirmed',
    page: 3,
    id: 'a1',
  };
  expect(read(new URLSearchParams(writeAddress(address)).toString())).toEqual(address);
});

test('[ADM-03] what is usual is left out of the address', () => {
  expect(writeAddress(usual)).toEqual({});
});

test.each([
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'page=10001',
  'state=everything',
  'role=admin',
  'from=2026-02-31',
])('[ADM-03] the broken address ?%s falls back to the usual', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('[ADM-03] papers and specialities are asked of doctors alone', () => {
  const narrowed = read('role=patient&papers=missing&specialty=Leprosy&city=pan');
  expect(narrowed).toEqual({ ...usual, role: 'patient', city: 'pan' });
});

test('[ADM-03] a search longer than the server takes is cut', () => {
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
});
