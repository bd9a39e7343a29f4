import type { Result } from '@tvacha/shared-contract';
import type { users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser } from '../../testing/people';

type Doctors = Result<'doctors.list'>;
let test$: TestApp;

const place = (city: string, state: string, pincode: string) => ({ address: { city, state, pincode } });
const people: Partial<typeof users.$inferInsert>[] = [
  {
    firstName: 'Leela',
    lastName: 'Krishnan',
    ...place('Bengaluru', 'Karnataka', '560034'),
    specialty: ['Dermatology, Venereology and Leprosy'],
    areaOfInterest: ['Hair'],
    languages: ['English', 'Kannada'],
    exprience: '21',
  },
  {
    firstName: 'Tarun',
    lastName: 'Baruah',
    ...place('Bengaluru', 'Karnataka', '560001'),
    areaOfInterest: ['Hair', 'Nails'],
    languages: ['English'],
    exprience: '4',
  },
  {
    firstName: 'Prachi',
    lastName: 'Deshmukh',
    ...place('Mysuru', 'Karnataka', '570009'),
    languages: ['Marathi'],
    exprience: 'many',
  },
  {
    firstName: 'Sahana',
    lastName: 'Murthy',
    ...place('Tumakuru', 'Karnataka', '562101'),
    exprience: '9 years, 99999999999 patients',
  },
  {
    nameTitle: '',
    firstName: 'Joel',
    lastName: 'Dsilva',
    ...place('Mumbai', 'Maharashtra', '400014'),
    languages: ['English'],
  },
];

beforeAll(async () => {
  test$ = await makeApp();
  for (const person of people) await addUser(test$.db, { ...person, listed: true });
  const hidden = { firstName: 'Leela', lastName: 'Hidden', ...place('Bengaluru', 'Karnataka', '560034') };
  await addUser(test$.db, { ...hidden, listed: false });
  await addUser(test$.db, { ...hidden, listed: true, approval: 'pending' });
  await addUser(test$.db, { ...hidden, listed: true, approval: 'disabled' });
  await addUser(test$.db, { ...hidden, listed: true, role: 'patient' });
  await addUser(test$.db, { ...hidden, listed: true, registrationNumber: null });
  await addUser(test$.db, { ...hidden, listed: true, erasedAt: new Date() });
});

const get = (path: string) => test$.call('GET', path);
const list = async (query = '') => (await get(`/api/doctors?${query}`)).body.result as Doctors;
const names = async (query: string) => (await list(query)).items.map(({ last_name }) => last_name);

test.each([
  ['', ['Baruah', 'Deshmukh', 'Dsilva', 'Krishnan', 'Murthy']],
  ['search=leela', ['Krishnan']],
  ['search=Kris%20Lee', ['Krishnan']],
  ['city=bengaluru', ['Baruah', 'Krishnan']],
  ['state=Karnataka&language=english', ['Baruah', 'Krishnan']],
  ['speciality=hair', ['Baruah', 'Krishnan']],
  ['speciality=Nails', ['Baruah']],
  ['speciality=Dermatology,%20Venereology%20and%20Leprosy', ['Krishnan']],
  ['sort=experience', ['Krishnan', 'Murthy', 'Baruah', 'Deshmukh', 'Dsilva']],
  ['search=%25', []],
  ['city=Pune', []],
  ['city=Bangalore', ['Baruah', 'Krishnan']],
  ['city=Bengaluru%20City', ['Baruah', 'Krishnan']],
  ['city=Bombay', ['Dsilva']],
  ['city=mysore', ['Deshmukh']],
  ['search=Dr.%20Leela', ['Krishnan']],
  ['search=dr.leela', ['Krishnan']],
  ['search=DR%20Krishnan', ['Krishnan']],
])('[PAT-02] without login, ?%s finds those who match', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('[PAT-02] around a pincode the nearest come first', async () => {
  expect(await names('pincode=560034')).toEqual(['Krishnan', 'Baruah', 'Murthy']);
  expect(await names('pincode=562199')).toEqual(['Murthy', 'Baruah', 'Krishnan']);
  expect(await names('pincode=57')).toEqual(['Deshmukh']);
  expect(await names('pincode=110001')).toEqual([]);
  expect((await get('/api/doctors?pincode=5')).status).toBe(400);
});

test('[PAT-02] the finder goes in pages', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`dataPerPage=2&page=${page}`)));
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  expect(pages.flatMap(({ items }) => items.map(({ last_name }) => last_name))).toEqual(await names(''));
});

test('[PAT-02] facets count the doctors of each value, by all filters but their own', async () => {
  const facets = async (query = '') =>
    (await get(`/api/doctors/facets?${query}`)).body.result as Result<'doctors.facets'>;
  expect(await facets()).toMatchObject({
    cities: [
      { value: 'Bengaluru', count: 2 },
      { value: 'Mumbai', count: 1 },
      { value: 'Mysuru', count: 1 },
      { value: 'Tumakuru', count: 1 },
    ],
    states: [
      { value: 'Karnataka', count: 4 },
      { value: 'Maharashtra', count: 1 },
    ],
    languages: [
      { value: 'English', count: 3 },
      { value: 'Kannada', count: 1 },
      { value: 'Marathi', count: 1 },
    ],
  });
  const inCity = await facets('city=Mysuru');
  expect(inCity.cities).toHaveLength(4);
  expect([inCity.states, inCity.languages]).toEqual([
    [{ value: 'Karnataka', count: 1 }],
    [{ value: 'Marathi', count: 1 }],
  ]);
});

const facetsOf = async (query: string) =>
  (await get(`/api/doctors/facets?${query}`)).body.result as Result<'doctors.facets'>;

test.each([
  ['city=bangalore', 'Bengaluru'],
  ['city=tumakuru', 'Tumakuru'],
  ['city=Atlantis', 'Atlantis'],
  ['state=Karnataka', ''],
])('[PAT-02] %s is called by its name of today: “%s”', async (query, expected) => {
  expect((await facetsOf(query)).place).toBe(expected);
});

test.each([
  ['city=Navi%20Mumbai', [{ value: 'Mumbai', count: 1 }]],
  ['city=Bangaluru', [{ value: 'Bengaluru', count: 2 }]],
  ['city=Atlantis', []],
  ['city=Navi%20Mumbai&speciality=Hair', []],
  [
    'pincode=590001',
    [
      { value: 'Bengaluru', count: 2 },
      { value: 'Mysuru', count: 1 },
      { value: 'Tumakuru', count: 1 },
    ],
  ],
  ['pincode=999999', []],
  ['city=Mumbai', []],
  ['city=__proto__', []],
  ['city=constructor', []],
])('[PAT-02] where nobody is found for %s, cities near it are told', async (query, expected) => {
  expect((await facetsOf(query)).near).toEqual(expected);
});

test.each([
  ['field=place&search=be', ['Bengaluru']],
  ['field=place&search=bang', ['Bengaluru']],
  ['field=place&search=kar', ['Karnataka']],
  ['field=place&search=m', undefined],
  ['field=name&search=dr.%20le', ['Dr. Leela Krishnan']],
  ['field=name&search=%25%25', []],
])('[PAT-02] for %s being typed, who and what is listed is suggested', async (query, expected) => {
  const { status, body } = await get(`/api/doctors/suggest?${query}`);
  expect(status).toBe(expected ? 200 : 400);
  if (expected) expect((body.result as Result<'doctors.suggest'>).map(({ value }) => value)).toEqual(expected);
});

test('[PAT-02] a doctor is called by title and names, and by the names alone where there is no title', async () => {
  const called = (await list()).items.map(({ fullName }) => fullName);
  expect(called).toEqual(expect.arrayContaining(['Dr. Leela Krishnan', 'Joel Dsilva']));
});

const shown = [
  '_id',
  'address',
  'areaOfInterest',
  'clinic',
  'clinicDetails',
  'degree',
  'exprience',
  'first_name',
  'fullName',
  'languages',
  'last_name',
  'name_titel',
  'specialty',
];

test('[PAT-02] [SEC-30] a doctor is shown without phone, email, customer id or papers', async () => {
  const { items } = await list();
  for (const item of items) expect(Object.keys(item).sort()).toEqual(shown);
  const { body } = await get(`/api/doctors/details/?id=${items[0]?._id}`);
  const more = ['fellowship', 'internationalSpeaker', 'nationalSpeaker', 'publications'];
  expect(Object.keys(body.result as object).sort()).toEqual([...shown, ...more].sort());
  const said = JSON.stringify([items, body]);
  expect(said).not.toMatch(/@|\+91|TVD-/);
});
