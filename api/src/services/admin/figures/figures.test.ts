import type { Result } from '@tvacha/shared-contract';
import { contentReads, contentReadsDaily, contents, searchMisses, specialities, visits } from '../../../db/schema';
import { addBook } from '../../../testing/add-book';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin } from '../../../testing/office';
import { addUser, enter } from '../../../testing/people';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const figures = async (path: string) => (await test$.call('GET', `/api/admin/figures/${path}`, admin)).body.result;
const places = (query = '') => figures(`places${query}`) as Promise<Result<'admin.places'>>;
const misses = (query = '') => figures(`misses${query}`) as Promise<Result<'admin.misses'>>;

async function addArticle(title: string): Promise<string> {
  const slug = title.toLowerCase();
  const [speciality] = await test$.db.insert(specialities).values({ slug, name: title }).returning();
  const [row] = await test$.db
    .insert(contents)
    .values({
      type: 'article',
      title,
      slug,
      publishedOn: '2026-05-01',
      section: 1,
      specialityId: speciality?.id ?? null,
    })
    .returning();
  return row?.id ?? '';
}

let caller = 0;
/** Asks as so many visitors, each from an address of their own. */
async function ask(path: string, callers = 1): Promise<void> {
  for (let at = 0; at < callers; at += 1) {
    caller += 1;
    await test$.call('GET', path, { ip: `198.51.${caller >> 8}.${caller & 255}` });
  }
  await test$.app.settle();
}
const search = (words: string, callers = 3) => ask(`/api/search?search=${encodeURIComponent(words)}`, callers);
const kept = async () => (await test$.db.select().from(searchMisses)).map(({ words, count }) => `${words} ${count}`);

test('[ADM-02] registrations are told by the week of India in which they began, with how far they have come', async () => {
  const begin = (createdAt: string, given: Parameters<typeof addUser>[1] = {}) =>
    addUser(test$.db, { createdAt: new Date(createdAt), approval: 'pending', ...given });
  const nothing = { isComplete: false, phoneVerified: false, emailVerified: false };
  // The night to Monday, 25 May, in India.
  await begin('2026-05-24T18:29:59Z', nothing);
  await begin('2026-05-24T18:30:00Z', nothing);
  await begin('2026-05-25T06:00:00Z', { ...nothing, phoneVerified: true });
  await begin('2026-05-25T06:00:00Z', { ...nothing, emailVerified: true });
  await begin('2026-05-26T06:00:00Z', { isComplete: false });
  await begin('2026-05-27T06:00:00Z');
  await begin('2026-05-28T06:00:00Z', { approval: 'rejected' });
  await begin('2026-05-29T06:00:00Z', { approval: 'verified' });
  const seen = await begin('2026-05-29T06:00:00Z', { approval: 'disabled' });
  await test$.db.insert(visits).values({ userId: seen.id, lookedAt: test$.clock.now() });
  await enter(test$, await begin('2026-05-31T18:29:59Z', { approval: 'verified' }));
  // No registrations of doctors.
  await begin('2026-05-29T06:00:00Z', { demo: true });
  await begin('2026-05-29T06:00:00Z', { role: 'patient' });
  await begin('2026-05-29T06:00:00Z', { erasedAt: test$.clock.now() });
  await begin('2026-03-15T06:00:00Z');
  const byWeek = (await figures('funnel')) as Result<'admin.funnel'>;
  const none = { started: 0, phone: 0, email: 0, applied: 0, approved: 0, rejected: 0, entered: 0 };
  expect(byWeek.kept).toBe(90);
  expect(byWeek.cohorts.map(({ day }) => day)[0]).toBe('2026-03-16');
  expect(byWeek.cohorts.slice(-3)).toEqual([
    { ...none, day: '2026-05-18', started: 1 },
    { day: '2026-05-25', started: 9, phone: 7, email: 6, applied: 5, approved: 3, rejected: 1, entered: 2 },
    { ...none, day: '2026-06-01' },
  ]);
  const byMonth = (await figures('funnel?by=month')) as Result<'admin.funnel'>;
  expect(byMonth.cohorts.map(({ day, started }) => [day, started]).slice(-4)).toEqual([
    ['2026-03-01', 1],
    ['2026-04-01', 0],
    ['2026-05-01', 10],
    ['2026-06-01', 0],
  ]);
});

test('[ADM-02] what is searched for in vain is counted by its words, each caller once a day, from three callers on', async () => {
  await search('Éczema of the  KNEECAPS', 2);
  expect(await misses()).toEqual([]);
  await search('eczema kneecaps', 2);
  const again = { ip: '203.0.113.9' };
  for (let at = 0; at < 4; at += 1) await test$.call('GET', '/api/search?search=nothing-like-it', again);
  // With a kind that is left out only this kind was not found, and what is found is no miss.
  await addArticle('Vitiligo');
  await search('vitiligo');
  await ask('/api/search?search=vitiligo&kind=doctor', 3);
  expect(await misses()).toEqual([{ words: 'eczema kneecaps', count: 4 }]);
  expect((await kept()).sort()).toEqual(['eczema kneecaps 4', 'nothing like 1']);
  test$.clock.forward(7 * 86_400);
  admin = await addAdmin(test$);
  expect([(await misses('?days=7')).length, (await misses('?days=8')).length]).toEqual([0, 1]);
});

test.each(['a.rao@clinic.example', '98765 43210', '९८७६५४३२१०', 'TVD-7Q42', 'www.clinic.example', '!!'])(
  '[SEC-30] a search for %s is not kept',
  async (words) => {
    await search(words);
    await ask(`/api/doctors?city=${encodeURIComponent(words)}`, 3);
    expect(await kept()).toEqual([]);
  },
);

test('[SEC-42] one caller fills twenty rows a day, and all of them together as many as the limit says', async () => {
  test$ = await makeApp({ limits: { missesPerDay: 30 } });
  const letters = (at: number) => `zz${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}qq`;
  for (let at = 0; at < 25; at += 1)
    await test$.call('GET', `/api/search?search=${letters(at)}`, { ip: '203.0.113.1' });
  await test$.app.settle();
  expect(await test$.db.$count(searchMisses)).toBe(20);
  for (let at = 25; at < 45; at += 1) await search(letters(at), 1);
  expect(await test$.db.$count(searchMisses)).toBe(30);
});

test('[ADM-02] what is read most is told of the last days, with how reads are spread over the kinds', async () => {
  const [old, fresh, book] = [await addArticle('Old'), await addArticle('Fresh'), await addBook(test$, 'Book', 'PDF')];
  await test$.db.insert(contentReadsDaily).values([
    { contentId: old, day: '2026-05-02', count: 90 },
    { contentId: old, day: '2026-05-03', count: 4 },
    { contentId: fresh, day: '2026-05-03', count: 2 },
    { contentId: fresh, day: '2026-06-01', count: 3 },
    { contentId: book, day: '2026-06-01', count: 9 },
  ]);
  const reads = async (query: string) => {
    const { items, kinds } = (await figures(`reads${query}`)) as Result<'admin.reads'>;
    return [items.map(({ title, count }) => `${title} ${count}`), kinds.map(({ type, count }) => `${type} ${count}`)];
  };
  expect((await reads(''))[0]).toEqual(['Book 9', 'Fresh 5', 'Old 4']);
  expect((await reads('?type=article'))[0]).toEqual(['Fresh 5', 'Old 4']);
  expect((await reads('?days=90'))[0]).toEqual(['Old 94', 'Book 9', 'Fresh 5']);
  // As they are counted where somebody reads, beside the sum of all days.
  for (const ip of ['203.0.113.1', '203.0.113.1']) test$.app.noteVisit({ type: 'ebook', id: book }, ip);
  await test$.app.settle();
  expect(await reads('?days=7')).toEqual([['Book 10', 'Fresh 3'], ['ebook 1']]);
  expect(await test$.db.select().from(contentReads)).toEqual([{ contentId: book, count: 1 }]);
});

const at = (city: string, pincode: string) => ({ address: { city, state: '', pincode } });

test('[ADM-02] places without a doctor are those that are looked for, and those where patients live', async () => {
  const patient = (city: string) => addUser(test$.db, { role: 'patient', ...at(city, '100001') });
  await addUser(test$.db, { listed: true, ...at('Bengaluru', '560001') });
  await addUser(test$.db, { listed: false, ...at('Udupi', '576101') });
  for (const city of ['Udupi', 'udupi', 'Bangalore', 'Kottayam']) await patient(city);
  await addUser(test$.db, { role: 'patient', ...at('Gone', '100001'), erasedAt: test$.clock.now() });
  await ask('/api/doctors?city=Udupi', 3);
  await ask('/api/doctors?city=pimpri-CHINCHWAD&language=Tulu', 4);
  await ask('/api/doctors?city=Nagpur', 2);
  // There is a doctor, but none who speaks it.
  await ask('/api/doctors?city=Bangalore&language=Tulu', 3);
  await ask('/api/doctors?pincode=781007', 3);
  await ask('/api/doctors?pincode=560099', 3);
  const found = (await places()).map(({ kind, place, searched, patients }) => [kind, place, searched, patients]);
  expect(found).toEqual([
    ['city', 'Udupi', 3, 2],
    ['city', 'Pimpri-Chinchwad', 4, 0],
    ['pincode', '781', 3, 0],
    ['city', 'Kottayam', 0, 1],
  ]);
  await addUser(test$.db, { listed: true, ...at('Pimpri-Chinchwad', '411018') });
  await addUser(test$.db, { listed: true, ...at('Guwahati', '781001') });
  expect((await places()).map(({ place }) => place)).toEqual(['Udupi', 'Kottayam']);
});
