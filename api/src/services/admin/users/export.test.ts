import type { Result } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import { auditLog, users } from '../../../db/schema';
import { cookieBeside } from '../../../testing/browser';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addStaff, readExport } from '../../../testing/office';
import { dump } from '../../../testing/test-database';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const begin = async (body: object, token = admin.token) =>
  (await test$.call('POST', '/api/admin/users/export', { token, body })).body.result as Result<'admin.users.export'>;

const open = (url: string, token = admin.token) =>
  test$.app.fetch(new Request(`http://127.0.0.1${url}`, { headers: { cookie: `device=${cookieBeside(token)}` } }));

const numberOf = (at: number) => `TVE-${String(at).padStart(5, '0')}`;

/** So many doctors, by the order of their names. */
async function addMany(count: number, more: (at: number) => object = () => ({})): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    customerId: numberOf(at),
    email: `doctor-${at}@tvacha.example`,
    firstName: `Name ${numberOf(at)}`,
    lastName: 'Rao',
    role: 'doctor' as const,
    isComplete: true,
    approval: 'verified' as const,
    ...more(at),
  }));
  await test$.db.insert(users).values(rows);
}

const numbersIn = (csv: string) => [...csv.matchAll(/"TVE-(\d{5})"/g)].map(([, number]) => Number(number));
const ended = async () =>
  (
    await test$.db.select().from(auditLog).where(eq(auditLog.action, 'user.exportEnded')).orderBy(asc(auditLog.seq))
  ).map(({ details, actorId }) => [actorId === admin.user.id, details]);

/** Cities as somebody could have typed them, and as a spreadsheet has to read them. */
const cities = [
  ['=1+1', "'=1+1"],
  ['＋1', "'＋1"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r\n=1', "'\r\n=1"],
  ['"=1', '"=1'],
  ['","=1', '","=1'],
  ['"\r\n"=1', '"\r\n"=1'],
  ['"', '"'],
  ['Kochi\u001f=1', 'Kochi\u001f=1'],
  ['कोच्चि, "Old Town" = 1', 'कोच्चि, "Old Town" = 1'],
] as const;

test('[SEC-42] whatever a cell holds it is one cell, and no spreadsheet runs it', async () => {
  await addMany(cities.length, (at) => ({ address: { state: 'Kerala', city: cities[at]?.[0], pincode: '682001' } }));
  const { url } = await begin({ sort: 'name', columns: ['customerId', 'city', 'region'] });
  const csv = await readExport(test$, url, admin.token);
  // RFC 4180: a cell ends at a quote that no other follows.
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)].map(([, cell, end]) => [
    cell?.replaceAll('""', '"'),
    end,
  ]);
  const head = ['Customer id', 'City', 'State of India'];
  const lines = cities.map(([, read], at) => [numberOf(at), read, 'Kerala']);
  expect(cells).toEqual(
    [head, ...lines].flatMap(([id, city, region]) => [
      [id, ','],
      [city, ','],
      [region, '\r\n'],
    ]),
  );
});

const many = 4200;

test('[SEC-42] [SEC-26] a list of several parts has each account once and in its order, though rows change while it is read', async () => {
  await addMany(many);
  const { url, total } = await begin({ sort: 'name', columns: ['customerId', 'name'] });
  expect(total).toBe(many);
  const reader = (await open(url)).body?.getReader();
  const decoder = new TextDecoder();
  let csv = '';
  const rename = (number: number, firstName: string) =>
    test$.db
      .update(users)
      .set({ firstName })
      .where(eq(users.customerId, numberOf(number)));
  for (let part = 0; ; part += 1) {
    const read = await reader?.read();
    if (!read || read.done) break;
    csv += decoder.decode(read.value, { stream: true });
    // One who was read would come once more, one who is still to come would be left out.
    await rename(part, `Zz ${part}`);
    await rename(many - 1 - part, `Aa ${part}`);
  }
  expect(numbersIn(csv)).toEqual(Array.from({ length: many }, (_, at) => at));
  expect(csv).toContain('"Aa 0 Rao"');
  expect(await ended()).toEqual([[true, { rows: many, whole: true }]]);
});

test('[SEC-42] whoever leaves in the middle ends the reading, and what they took is on record', async () => {
  await addMany(many);
  const { url } = await begin({ sort: 'name' });
  const reader = (await open(url)).body?.getReader();
  const selected = jest.spyOn(test$.db, 'select');
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  const before = selected.mock.calls.length;
  const [[, details] = []] = (await ended()) as [boolean, { rows: number; whole: boolean }][];
  expect(details?.whole).toBe(false);
  expect(details?.rows).toBeLessThan(many);
  await test$.db.delete(users).where(eq(users.role, 'doctor'));
  // Those of this test alone: nobody reads on beside it.
  expect([selected.mock.calls.length - before, (await ended()).length]).toEqual([1, 1]);
  selected.mockRestore();
});

test('[SEC-26] a link to the list is good once, for a minute, in one browser, for whoever may have it', async () => {
  // Longer than any word that chance makes of what is encrypted.
  const lastName = 'Chattopadhyaya';
  await addMany(3, () => ({ lastName }));
  const statusOf = async (url: string, token?: string) => (await open(url, token)).status;
  const { url } = await begin({ search: lastName });
  expect(decodeURIComponent(url)).not.toContain(lastName);
  expect(await statusOf(url.replace(/.(?=.{4}$)/, (sign) => (sign === 'A' ? 'B' : 'A')))).toBe(403);
  expect(numbersIn(await readExport(test$, url, admin.token))).toHaveLength(3);
  expect(await statusOf(url)).toBe(403);

  const late = await begin({});
  test$.clock.forward(61);
  expect(await statusOf(late.url)).toBe(403);

  const other = await addAdmin(test$);
  expect(await statusOf((await begin({})).url, other.token)).toBe(403);

  const desk = await addStaff(test$, [{ section: 'User Verification', update: true }]);
  const lost = await begin({}, desk.token);
  await test$.db.update(users).set({ permissions: [] }).where(eq(users.id, desk.user.id));
  const before = await dump(test$.db);
  expect(await statusOf(lost.url, desk.token)).toBe(403);
  expect(await dump(test$.db)).toBe(before);
});
