import { finderList, hasBadPincode, placeOf } from './finder-list';

const { usual: emptyQuery, hrefOf, read: readQuery, request: doctorsQuery } = finderList;

const read = (search: string) => readQuery(new URLSearchParams(search));

test('[PAT-02] [NAV-01] a query survives its address', () => {
  const query = { ...emptyQuery, name: 'rao', speciality: 'Hair', city: 'New Delhi', language: 'Hindi', page: 3 };
  const address = hrefOf({ ...query, sort: 'experience' });
  expect(read(new URL(address, 'http://x').search)).toEqual({ ...query, sort: 'experience' });
  expect(hrefOf(emptyQuery)).toBe('/findadoctor');
});

test.each(['0', '-2', '1.5', 'two', '99999', ''])('[PAT-02] page=%s is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test.each(['5', 'abc', '0411038', '4110381'])('[PAT-02] pincode=%s is never sent to the server', (pincode) => {
  expect(hasBadPincode(read(`pincode=${pincode}`))).toBe(true);
  expect(doctorsQuery(read(`pincode=${pincode}&city=Pune`))).toMatchObject({ city: 'Pune', pincode: undefined });
});

test('[PAT-02] digits that a browser without scripts sends as a city are a PIN code', () => {
  expect(read('city=411+038')).toMatchObject({ city: '', pincode: '411038' });
});

test('[PAT-02] what the server would refuse in a text is taken out', () => {
  expect(read('name=%00ra%0Ao').name).toBe('ra o');
  expect(read(`name=${'a'.repeat(300)}`).name).toHaveLength(100);
});

test.each([
  ['411 038', { pincode: '411038' }],
  ['kerala', { state: 'Kerala' }],
  ['Pune', { city: 'Pune' }],
  ['  ', {}],
])('[PAT-02] “%s” for a place is understood', (typed, expected) => {
  expect(placeOf(typed)).toEqual({ city: '', state: '', pincode: '', ...expected });
});
