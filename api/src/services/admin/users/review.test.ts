import type { Account, ReviewLine } from '@tvacha/shared-contract';
import { desc, eq } from 'drizzle-orm';
import { auditLog, userChecks, users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin } from '../../../testing/office';
import { addPaper, addUser } from '../../../testing/people';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const post = async (path: string, body: object) =>
  (await test$.call('POST', `/api/admin/users${path}`, { token: admin.token, body })).body;
const show = async (id: string) =>
  (await test$.call('GET', `/api/admin/users/details/?id=${id}`, admin)).body.result as Account;
const applicant = () =>
  addUser(test$.db, {
    ...{ approval: 'pending', registrationNumber: 'KMC 48127', specialty: ['Trichology'] },
    address: { state: 'Karnataka', city: 'Mysuru', pincode: '570001' },
  });
const tick = async (id: string, line: ReviewLine, right = true, updatedAt?: string) =>
  (await post('/check', { id, line, right, updatedAt: updatedAt ?? (await show(id)).updatedAt })).code;
const ticked = async (id: string) =>
  (await show(id)).lines.filter(({ checked }) => checked !== null).map(({ line }) => line);

test('[ADM-03] a tick is kept with who made it, and holds for what the line said then', async () => {
  const { id } = await applicant();
  for (const line of ['phone', 'registration', 'city'] as const) expect(await tick(id, line)).toBe('UPDATE_SUCCCESS');
  expect(await tick(id, 'phone', false)).toBe('UPDATE_SUCCCESS');
  expect(await ticked(id)).toEqual(['registration', 'city']);
  const { lines, updatedAt } = await show(id);
  expect(lines.find(({ line }) => line === 'city')?.checked).toEqual({
    at: test$.clock.now().toISOString(),
    by: { _id: admin.user.id, name: expect.any(String) },
  });
  await test$.call('PUT', '/api/admin/users', {
    token: admin.token,
    body: { id, updatedAt, registrationNumber: 'KMC 48128' },
  });
  expect(await ticked(id)).toEqual(['city']);
  expect(await tick(id, 'email', true, updatedAt)).toBe('CONFLICT');
  await test$.db.update(users).set({ specialty: [] }).where(eq(users.id, id));
  expect(await tick(id, 'specialty')).toBe('NOT_FOUND');
});

test('[ADM-03] [SEC-43] an approval names in the log what nobody had ticked off; after it nothing is ticked or asked for', async () => {
  const { id } = await applicant();
  const paper = await addPaper(test$.db, id);
  for (const { line } of (await show(id)).lines) if (line !== 'email') await tick(id, line);
  expect((await post('/approve', { id })).code).toBe('VERIFIED');
  const [entry] = await test$.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.seq));
  expect(entry).toMatchObject({ action: 'user.verified', details: { unchecked: ['email'] } });
  expect(await tick(id, 'email')).toBe('CONFLICT');
  expect((await post('/copy', { id, paper, reason: 'The seal cannot be read' })).code).toBe('CONFLICT');
  expect(await test$.db.$count(userChecks, eq(userChecks.line, 'email'))).toBe(0);
});

test('[ADM-03] [SEC-29] a clearer copy is asked of nobody’s paper but the applicant’s', async () => {
  const { id } = await applicant();
  const theirs = await addPaper(test$.db, (await applicant()).id);
  expect((await post('/copy', { id, paper: theirs, reason: 'The seal cannot be read' })).code).toBe('NOT_FOUND');
  expect(test$.notifier.sent).toEqual([]);
});
