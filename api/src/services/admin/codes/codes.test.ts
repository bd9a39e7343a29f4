import { customerCodes } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addInvalidCode } from '../../../testing/office';
import { addUser } from '../../../testing/people';

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
