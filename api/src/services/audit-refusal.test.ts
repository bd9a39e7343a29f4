import { desc, inArray } from 'drizzle-orm';
import { auditLog } from '../db/schema';
import { makeApp, type TestApp } from '../testing/make-app';
import { addStaff } from '../testing/office';
import { addUser, askForCode, giveCode, newestCode } from '../testing/people';
import { checkChain } from './audit-chain';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const password = 'Banyan-step-47';
const logIn = (email: string, given: string, loginUser = 'doctor', ip = '203.0.113.9') =>
  test$.call('POST', '/api/auth/login', { body: { type: 'password', email, password: given, loginUser }, ip });
const noted = () =>
  test$.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.action, ['proof.failed', 'access.refused']))
    .orderBy(desc(auditLog.seq));

test('[SEC-43] a wrong password, code and authenticator are in the audit log: whose, from where, why', async () => {
  const member = await addUser(test$.db, { password });
  await logIn(member.email, 'wrong');
  await logIn('nobody@clinic.example', 'wrong');
  await askForCode(test$, member.phone);
  await giveCode(test$, member.phone, newestCode(test$) === '000000' ? '111111' : '000000', { ip: '203.0.113.9' });
  const staff = await addUser(test$.db, { role: 'admin', password });
  const { token } = (await logIn(staff.email, password, 'admin')).body;
  await test$.call('POST', '/api/auth/second-factor/setup', { token });
  await test$.call('POST', '/api/auth/second-factor/confirm', { token, body: { code: '000000' }, ip: '203.0.113.9' });
  const rows = await noted();
  expect(
    rows.reverse().map(({ action, actorId, subjectId, ip, details }) => ({ action, actorId, subjectId, ip, details })),
  ).toEqual(
    [
      [null, member.id, 'auth.login', 'INVALID_CREDENTIALS'],
      [null, null, 'auth.login', 'INVALID_CREDENTIALS'],
      [null, member.id, 'auth.verify', 'INVALID_OTP'],
      [staff.id, staff.id, 'auth.second-factor.confirm', 'INVALID_OTP'],
    ].map(([actorId, subjectId, operation, code]) => ({
      action: 'proof.failed',
      actorId,
      subjectId,
      ip: '203.0.113.9',
      details: { operation, code },
    })),
  );
  expect((await checkChain(test$.db)).whole).toBe(true);
});

test('[SEC-43] staff who reach for what they may not do are in the audit log; a visitor is not', async () => {
  const desk = await addStaff(test$, []);
  expect((await test$.call('GET', '/api/admin/users', { token: desk.token })).status).toBe(403);
  expect((await test$.call('GET', '/api/admin/users')).status).toBe(401);
  const rows = await noted();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    action: 'access.refused',
    actorId: desk.user.id,
    details: { operation: 'admin.users.list', code: 'FORBIDDEN' },
  });
});

test('[SEC-43] a stranger cannot fill the log: an address has so many entries an hour, and all together', async () => {
  test$ = await makeApp({ auditedRefusals: { perAddress: 3, inAll: 5 } });
  for (let tries = 0; tries < 6; tries += 1) await logIn('nobody@clinic.example', 'wrong');
  expect((await noted()).map(({ details }) => details.more ?? false)).toEqual([true, false, false]);
  for (let at = 0; at < 6; at += 1) await logIn('nobody@clinic.example', 'wrong', 'doctor', `198.51.100.${at}`);
  expect(await noted()).toHaveLength(5);
  test$.clock.forward(3600);
  await logIn('nobody@clinic.example', 'wrong');
  expect(await noted()).toHaveLength(6);
});

test('[SEC-43] the line of a request tells from which address and by which account it came', async () => {
  const desk = await addStaff(test$, []);
  await test$.call('GET', '/api/admin/users', { token: desk.token, ip: '203.0.113.9' });
  expect(JSON.parse(test$.logged.at(-1) ?? '')).toMatchObject({ ip: '203.0.113.9', actor: desk.user.id, status: 403 });
});
