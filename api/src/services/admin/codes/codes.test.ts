import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { customerCodes, invalidCodes } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addInvalidCode } from '../../../testing/office';
import { addUser } from '../../../testing/people';
import { nearCodes } from './near-codes';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const get = async (path: string) => (await test$.call('GET', `/api/admin/${path}`, admin)).body.result;
const post = (path: string, body: object) => test$.call('POST', `/api/admin/${path}`, { token: admin.token, body });

test('[ADM-04] an invalid code is settled once with a note', async () => {
  const { id } = await addInvalidCode(test$.db);
  const resolve = () => post('invalidcodes/resolve', { id, note: 'A misprint' });
  const answers = await Promise.all([resolve(), resolve()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await get('invalidcodes')).toMatchObject({ total: 0 });
  expect(await get('invalidcodes?state=resolved')).toMatchObject({
    items: [{ note: 'A misprint', resolvedBy: { _id: admin.user.id } }],
  });
});

test('[AUTH-01] an invalid code that is made real lets its holder register', async () => {
  const { id } = await addInvalidCode(test$.db);
  const { body } = await post('invalidcodes/accept', { id });
  const { code } = body.result as { code: string };
  const verified = await test$.call('POST', '/api/code/verify', { body: { code } });
  expect(verified.body.code).toBe('CODE_VERIFIED');
  expect((await post('invalidcodes/accept', { id })).status).toBe(409);
});

test('[AUTH-01] [ADM-04] an invalid code linked to an application leads to that account, and to nobody else’s', async () => {
  const applicant = await addUser(test$.db, { approval: 'pending', firstName: 'Jasleen', lastName: 'Kaur' });
  const member = await addUser(test$.db, { firstName: 'Jasleen', lastName: 'Bose' });
  const { id } = await addInvalidCode(test$.db);
  const found = (await get('invalidcodes/applicants?search=jasleen')) as Result<'admin.invalid.applicants'>;
  expect(found).toMatchObject([{ _id: applicant.id, name: 'Jasleen Kaur', customerId: applicant.customerId }]);
  expect((await post('invalidcodes/link', { id, application: member.id })).body.code).toBe('CONFLICT');
  const { body } = await post('invalidcodes/link', { id, application: applicant.id });
  expect(body.result).toMatchObject({ resolvedBy: { _id: admin.user.id }, usedBy: { _id: applicant.id } });
  const { code } = body.result as { code: string };
  const verify = (given: string) => test$.call('POST', '/api/code/verify', { body: { code: given } });
  const [byLink, byNumber] = [await verify(code), await verify(applicant.customerId)];
  expect(byLink.body).toMatchObject({ code: 'USER_EXISTS', result: { notice: 'REG_COMPLETE', next: '/login' } });
  expect(byNumber.body.code).toBe('USER_EXISTS');
  expect((await post('invalidcodes/link', { id, application: applicant.id })).body.code).toBe('CONFLICT');
  expect(await get('invalidcodes')).toMatchObject({ total: 0 });
});

test('[ADM-04] codes are imported, those known or named twice are told, and none is taken from its doctor', async () => {
  const { id } = await addUser(test$.db);
  await test$.db.insert(customerCodes).values({ code: 'TVD-1', usedBy: id, usedAt: new Date() });
  const { body } = await post('codes/import', { codes: ['TVD-1', 'tvd-2', 'TVD-3', 'TVD-3'] });
  expect(body.result).toEqual({ added: 2, duplicates: ['TVD-1', 'TVD-3'] });
  expect(await get('codes?sort=code')).toMatchObject({
    items: [{ code: 'TVD-1', usedBy: { _id: id } }, { code: 'TVD-2', usedBy: null }, { code: 'TVD-3' }],
  });
  expect(await get('codes?state=unused')).toMatchObject({ total: 2 });
  expect((await post('codes/import', { codes: ['not a code'] })).body.code).toBe('VALIDATION_FAILED');
});

test('[ADM-04] an import is tried first: the same is told, and none is taken in', async () => {
  await test$.db.insert(customerCodes).values({ code: 'TVD-1' });
  const codes = ['TVD-1', 'TVD-2', 'TVD-2'];
  const told = { added: 1, duplicates: ['TVD-1', 'TVD-2'] };
  expect((await post('codes/import', { codes, dryRun: true })).body.result).toEqual(told);
  expect(await get('codes')).toMatchObject({ total: 1 });
  expect((await post('codes/import', { codes })).body.result).toEqual(told);
  const thousand = Array.from({ length: 1001 }, (_, at) => `TVD-${at}`);
  expect((await post('codes/import', { codes: thousand })).body.code).toBe('VALIDATION_FAILED');
  expect((await post('codes/import', { codes: ['TVD-ß'] })).body.code).toBe('VALIDATION_FAILED');
});

test('[ADM-04] a code is taken back once, and never from its doctor, though they were erased', async () => {
  const { id: usedBy } = await addUser(test$.db);
  const usedAt = new Date();
  const rows = await test$.db
    .insert(customerCodes)
    .values([{ code: 'TVD-1' }, { code: 'TVD-2', usedBy, usedAt }, { code: 'TVD-3', usedAt }])
    .returning();
  const withdraw = async (id: string) => (await test$.call('DELETE', `/api/admin/codes?id=${id}`, admin)).body.code;
  const codes: string[] = [];
  for (const { id } of [...rows, ...rows.slice(0, 1)]) codes.push(await withdraw(id));
  expect(codes).toEqual(['DELETED', 'CONFLICT', 'CONFLICT', 'NOT_FOUND']);
  expect(await get('codes?state=used')).toMatchObject({ total: 2 });
  expect(await get('codes?state=unused')).toMatchObject({ total: 0 });
});

test('[ADM-04] a code that was tried is near to real ones by one slip: read wrong, swapped, left out or doubled', async () => {
  const { id: usedBy } = await addUser(test$.db, { firstName: 'Nila', lastName: 'Das' });
  const real = ['TVD-5081', 'TVD-S0B1', 'TVD-5O18', 'TVD-50B1X', 'TVD-5B1', 'TVD-9081', 'TVD-508', 'VTD-5081'];
  await test$.db.insert(customerCodes).values(real.map((code) => ({ code })));
  await test$.db.update(customerCodes).set({ usedBy, usedAt: new Date() }).where(eq(customerCodes.code, 'TVD-S0B1'));
  const [tried] = await test$.db.insert(invalidCodes).values({ code: 'TVD-50B1' }).returning();
  const { near, tried: told } = (await get(`invalidcodes/near?id=${tried?.id}`)) as Result<'admin.invalid.near'>;
  expect(told).toMatchObject({ code: 'TVD-50B1', tries: 1, resolvedAt: null });
  expect(near).toMatchObject([
    { code: 'TVD-5081', slip: 'lookalike', usedBy: null, usedAt: null },
    { code: 'TVD-S0B1', slip: 'lookalike', usedBy: { _id: usedBy, name: 'Nila Das' } },
    { code: 'TVD-50B1X', slip: 'missing' },
    { code: 'TVD-5B1', slip: 'extra' },
  ]);
  expect(near).toHaveLength(4);
  expect(nearCodes('TVD-AC').get('TVD-CA')).toBe('swapped');
  expect(nearCodes('O0I1S5B8'.repeat(4)).size).toBeLessThan(300 + 38 * 32);
});
