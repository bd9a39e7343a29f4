import type { Result } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { eq } from 'drizzle-orm';
import { auditLog, contributions, secondFactors, users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addChat, addStaff, readExport } from '../../../testing/office';
import { addRole, addUser, askForCode, enter } from '../../../testing/people';
import { dump } from '../../../testing/test-database';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const post = (path: string, body: object, token = admin.token) =>
  test$.call('POST', `/api/admin/users${path}`, { token, body });
/** A change of what was seen a moment ago. */
const put = async (
  path: '' | '/contact' | '/role',
  body: { id: string } & Record<string, unknown>,
  token = admin.token,
) => {
  const seen = { updatedAt: (await rowOf(body.id))?.updatedAt.toISOString() };
  return test$.call('PUT', `/api/admin/users${path}`, { token, body: { ...seen, ...body } });
};
const remove = (id: string, token = admin.token) => test$.call('DELETE', `/api/admin/users?id=${id}`, { token });
const dashboard = (token: string) => test$.call('GET', '/api/admin/dashboard', { token });
const rowOf = async (id: string) => (await test$.db.select().from(users).where(eq(users.id, id)))[0];

const roleKeeper: PermissionEntry[] = [
  { section: 'User Roles', read: true, create: true, update: true },
  { section: 'Chats', read: true },
];

test('[SEC-24] a disabled account is out with its next call and stays out until it is enabled', async () => {
  const doctor = await addUser(test$.db);
  const { token } = await enter(test$, doctor);
  const lists = () => test$.call('GET', '/api/ebooks', { token });
  expect((await lists()).status).toBe(200);
  const { body } = await post('/disable', { id: doctor.id, reason: 'Asked to rest for a year' });
  expect(body).toMatchObject({ code: 'UPDATE_SUCCCESS', result: { state: 'disabled' } });
  expect((await lists()).body.code).toBe('SESSION_EXPIRED');
  expect(test$.realtime.closed).toHaveLength(1);
  expect((await askForCode(test$, doctor.phone)).body.code).toBe('APPROVAL_PENDING');
  expect((await post('/disable', { id: doctor.id, reason: 'Asked to rest for a year' })).status).toBe(409);
  expect((await post('/enable', { id: doctor.id })).body.result).toMatchObject({ state: 'verified' });
  expect((await askForCode(test$, doctor.phone)).body.code).toBe('login-otp-sent');
});

test('[SEC-27] staff end the session of a person, whose socket is closed too', async () => {
  const doctor = await addUser(test$.db);
  const { token } = await enter(test$, doctor);
  expect((await post('/logout', { id: doctor.id })).body.code).toBe('SUCCESS');
  expect((await test$.call('GET', '/api/ebooks', { token })).status).toBe(401);
  expect(test$.realtime.closed).toHaveLength(1);
  expect((await post('/logout', { id: doctor.id })).status).toBe(409);
});

test('[SEC-24] what a role grants counts from the next call on, and another role ends the session', async () => {
  const desk = await addStaff(test$, []);
  expect((await dashboard(desk.token)).status).toBe(403);
  const permissions = [{ section: 'Dashboard', read: true }];
  const { body } = await put('/role', { id: desk.user.id, permissions });
  // What they have open follows.
  const told = { to: { user: desk.user.id }, name: 'rights', payload: { user: desk.user.id } };
  expect(test$.realtime.said).toEqual([told]);
  expect(body).toMatchObject({ code: 'ROLE_UPDATED', message: 'Role Updated Successfully', result: { permissions } });
  expect((await put('/role', { id: desk.user.id, permissions: null })).body.code).toBe('ROLE_UPDATED');
  expect((await dashboard(desk.token)).status).toBe(403);
  await put('/role', { id: desk.user.id, role: 'patient' });
  expect((await dashboard(desk.token)).body.code).toBe('SESSION_EXPIRED');
});

test('[ADM-03] of two who give roles to one account at once the second hears of it, and nothing is written over', async () => {
  const colleague = await addUser(test$.db, { role: 'subAdmin' });
  const updatedAt = (await rowOf(colleague.id))?.updatedAt.toISOString();
  const permissions = [{ section: 'Chats', read: true }];
  expect((await put('/role', { id: colleague.id, updatedAt, permissions })).body.code).toBe('ROLE_UPDATED');
  const late = await put('/role', { id: colleague.id, updatedAt, role: 'patient' });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(await rowOf(colleague.id)).toMatchObject({ role: 'subAdmin', permissions });
});

test('[PERM-01] [API-02] a role definition that is not there cannot be given', async () => {
  const colleague = await addUser(test$.db, { role: 'subAdmin' });
  const { status, body } = await put('/role', { id: colleague.id, roleId: crypto.randomUUID() });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await rowOf(colleague.id))?.roleId).toBeNull();
});

test('[ADM-02] nobody becomes a doctor without the number of a council', async () => {
  const patient = await addUser(test$.db, { role: 'patient', registrationNumber: null });
  const { status, body } = await put('/role', { id: patient.id, role: 'doctor' });
  expect([status, body.code]).toEqual([409, 'REGISTRATION_NUMBER_NEEDED']);
  expect((await rowOf(patient.id))?.role).toBe('patient');
  await put('', { id: patient.id, registrationNumber: 'KMC 40417' });
  expect((await put('/role', { id: patient.id, role: 'doctor' })).body.code).toBe('ROLE_UPDATED');
});

test('[PERM-01] nobody grants what they do not hold, by role, by list or by invitation', async () => {
  const keeper = await addStaff(test$, roleKeeper);
  const colleague = await addUser(test$.db, { role: 'subAdmin' });
  const great = await addRole(test$.db, 'Great', [{ section: 'User Verification', read: true }]);
  const small = await addRole(test$.db, 'Small', [{ section: 'Chats', read: true }]);
  const staff = { first_name: 'Devika', last_name: 'Menon', email: 'devika@tvacha.example' };
  const refused = [
    () => put('/role', { id: colleague.id, roleId: great.id }, keeper.token),
    () => put('/role', { id: colleague.id, role: 'admin' }, keeper.token),
    () => put('/role', { id: colleague.id, permissions: [{ section: 'Chats', update: true }] }, keeper.token),
    () => put('/role', { id: admin.user.id, role: 'subAdmin' }, keeper.token),
    () => put('/role', { id: keeper.user.id, permissions: roleKeeper }, keeper.token),
    () => put('/role', { id: admin.user.id, role: 'doctor' }),
    () => post('/create', { ...staff, role: 'admin', roleId: null }, keeper.token),
    () => post('/create', { ...staff, role: 'subAdmin', roleId: great.id }, keeper.token),
  ];
  const before = await dump(test$.db);
  for (const ask of refused) expect((await ask()).body.code).toBe('FORBIDDEN');
  expect(await dump(test$.db)).toBe(before);
  expect((await put('/role', { id: colleague.id, roleId: small.id }, keeper.token)).body.code).toBe('ROLE_UPDATED');
  const { body } = await post('/create', { ...staff, role: 'subAdmin', roleId: small.id }, keeper.token);
  expect(body.code).toBe('USER_CREATE_SUCCESS');
});

test('[SEC-26] staff of less rights do not get at an account of more by changing its address', async () => {
  const desk = await addStaff(test$, [{ section: 'User Verification', update: true, delete: true }]);
  const editor = await addStaff(test$, [{ section: 'Publishers', delete: true }]);
  for (const id of [admin.user.id, editor.user.id]) {
    expect((await put('/contact', { id, email: 'mine@tvacha.example' }, desk.token)).body.code).toBe('FORBIDDEN');
    expect((await remove(id, desk.token)).body.code).toBe('FORBIDDEN');
  }
});

test('[PERM-01] of two admins who remove each other one stays', async () => {
  const other = await addAdmin(test$);
  const answers = await Promise.all([remove(other.user.id), remove(admin.user.id, other.token)]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const left = await test$.db.$count(users, eq(users.role, 'admin'));
  expect(left).toBeGreaterThan(0);
  const verified = (await test$.db.select().from(users)).filter(
    ({ role, approval }) => role === 'admin' && approval === 'verified',
  );
  expect(verified).toHaveLength(1);
});

test('[ADM-03] a deleted account leaves nothing personal, and what they wrote under nobody’s name', async () => {
  const doctor = await addUser(test$.db, {
    firstName: 'Sharmistha',
    lastName: 'Bandyopadhyay',
    clinic: 'Lotus Skin Clinic',
    address: { state: 'Assam', city: 'Tezpur', pincode: '784001' },
  });
  const { token } = await enter(test$, doctor);
  await addChat(test$.db, { user: doctor, text: 'My own rash' });
  await test$.db
    .insert(contributions)
    .values({ userId: doctor.id, kind: 'case', title: 'A case', summary: 'Short', ownsRights: true });
  const { status, body } = await remove(doctor.id);
  expect([status, body.code, body.message]).toEqual([200, 'USER_DELETED', 'User Deleted']);
  const left = await dump(test$.db);
  for (const trace of ['Sharmistha', 'Bandyopadhyay', doctor.email, doctor.phone, 'Lotus', 'Tezpur', 'own rash'])
    expect(left).not.toContain(trace);
  expect(await test$.db.$count(contributions, eq(contributions.userId, doctor.id))).toBe(1);
  expect((await test$.call('GET', '/api/ebooks', { token })).status).toBe(401);
  expect((await test$.call('GET', `/api/admin/users/details/?id=${doctor.id}`, { token: admin.token })).status).toBe(
    404,
  );
  expect((await remove(doctor.id)).status).toBe(404);
  expect((await remove(admin.user.id)).body.code).toBe('FORBIDDEN');
});

test('[ADM-03] [SEC-43] only the fields that were sent change, and the log shows no more than their beginnings', async () => {
  const doctor = await addUser(test$.db);
  const address = { state: 'Kerala', city: 'Kochi', pincode: '682001' };
  const { body } = await put('', { id: doctor.id, first_name: 'Leela', address });
  expect(body.result).toMatchObject({ fullName: 'Leela Nair', address, name_titel: 'Dr.' });
  const [row] = await test$.db.select().from(auditLog).where(eq(auditLog.action, 'user.updated'));
  expect(row?.details).toEqual({
    before: { firstName: 'K•••', address: null },
    after: { firstName: 'L•••', address: { state: 'K•••', city: 'K•••', pincode: '6•••' } },
  });
});

test('[SEC-26] an address that is taken is refused; a changed one is told to the old and the new, and by SMS', async () => {
  const [one, two] = [await addUser(test$.db), await addUser(test$.db)];
  for (const taken of [{ email: two.email.toUpperCase() }, { phone: two.phone }]) {
    const { status, body } = await put('/contact', { id: one.id, ...taken });
    expect([status, body.code]).toEqual([400, 'USER_ALREADY_EXISTS']);
  }
  expect(test$.notifier.sent).toEqual([]);
  await put('/contact', { id: one.id, email: 'Leela.New@tvacha.example' });
  expect((await rowOf(one.id))?.email).toBe('leela.new@tvacha.example');
  expect(test$.notifier.sent.map(({ to }) => to).sort()).toEqual(
    [one.email, one.phone, 'leela.new@tvacha.example'].sort(),
  );
});

test('[ADM-03] the welcome mail is sent again; where it cannot be sent, that is said and not on record', async () => {
  const doctor = await addUser(test$.db);
  const sent = await post('/welcome', { id: doctor.id });
  expect([sent.status, sent.body.code]).toEqual([200, 'WELCOME_EMAIL_RESENT']);
  expect(test$.notifier.sent.at(-1)).toMatchObject({ to: doctor.email, subject: 'Welcome to Tvacha' });
  const before = await dump(test$.db);
  test$.notifier.send = () => Promise.reject(new Error('The mail server is away'));
  const failed = await post('/welcome', { id: doctor.id });
  expect([failed.status, failed.body.code]).toEqual([503, 'FAILED_TO_RESEND_EMAIL']);
  expect(await dump(test$.db)).toBe(before);
  const waiting = await addUser(test$.db, { approval: 'pending' });
  expect((await post('/welcome', { id: waiting.id })).status).toBe(409);
});

test('[ADM-03] a member of staff who is invited has no password, and is told how to set one', async () => {
  const role = await addRole(test$.db, 'Desk', [{ section: 'Chats', read: true }]);
  const body = { first_name: 'Devika', last_name: 'Menon', email: 'Devika@tvacha.example', role: 'subAdmin' };
  const { body: answer } = await post('/create', { ...body, roleId: role.id });
  const made = answer.result as Result<'admin.users.create'>;
  expect(made).toMatchObject({ email: 'devika@tvacha.example', role: 'subAdmin', roleId: { name: 'Desk' } });
  expect((await rowOf(made._id))?.passwordHash).toBeNull();
  expect(test$.notifier.sent.at(-1)).toMatchObject({ to: 'devika@tvacha.example' });
  expect(test$.notifier.sent.at(-1)?.text).toContain('/admin/login');
  expect((await post('/create', { ...body, roleId: role.id })).body.code).toBe('USER_ALREADY_EXISTS');
});

test('[SEC-42] [SEC-26] accounts are exported once a minute, formulas defused, names only where they are asked for', async () => {
  test$ = await makeApp({ limits: { exportsPerMinute: 1 } });
  admin = await addAdmin(test$);
  await addUser(test$.db, { firstName: '=HYPERLINK("http://x")', lastName: 'A, "B"', nameTitle: '' });
  const columns = ['phone', 'name', 'customerId'];
  const { body } = await post('/export', { role: 'doctor', sort: 'name', columns });
  const { url, total, fileName } = body.result as Result<'admin.users.export'>;
  expect([total, fileName]).toEqual([1, 'accounts-2026-06-01.csv']);
  const [head, line] = (await readExport(test$, url, admin.token)).split('\r\n');
  expect(head).toBe('\uFEFF"Customer id","Name","Phone"');
  expect(line).toContain(`"'=HYPERLINK(""http://x"") A, ""B"""`);
  expect(line).toContain(`"'+91 9000`);
  const again = await post('/export', { role: 'doctor', sort: 'name' });
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
  test$.clock.forward(60);
  const plain = (await post('/export', { role: 'doctor' })).body.result as Result<'admin.users.export'>;
  expect(await readExport(test$, plain.url, admin.token)).not.toMatch(/HYPERLINK|9000|Name|tvacha\.example/);
  const taken = await test$.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'user.exported'))
    .orderBy(auditLog.seq);
  expect(taken[0]?.details).toMatchObject({ total: 1, columns: ['customerId', 'name', 'phone'] });
});

test('[ADM-03] accounts are listed by role', async () => {
  await addUser(test$.db, { role: 'patient' });
  await addStaff(test$, []);
  const list = async (query: string) =>
    (await test$.call('GET', `/api/admin/users?${query}`, admin)).body.result as Result<'admin.users.list'>;
  const rolesOf = async (query: string) => (await list(query)).items.map(({ role }) => role).sort();
  expect(await rolesOf('')).toEqual([]);
  expect(await rolesOf('role=patient')).toEqual(['patient']);
  expect(await rolesOf('role=staff')).toEqual(['admin', 'subAdmin']);
  expect(await rolesOf('role=all')).toEqual(['admin', 'patient', 'subAdmin']);
  expect((await list('role=all&state=disabled')).states.verified).toBe(3);
});

const giveFactor = (userId: string) =>
  test$.db.insert(secondFactors).values({ userId, secret: '1.a.b', confirmedAt: test$.clock.now() });
const resetFactor = (id: string, token?: string) => post('/second-factor/reset', { id }, token);

test('[SEC-15] a lost second factor is reset by another admin: sessions end, the log and the person are told', async () => {
  const user = await addUser(test$.db, { role: 'admin', phone: null, password: 'Banyan-step-44' });
  for (const id of [user.id, admin.user.id]) await giveFactor(id);
  const { token } = await enter(test$, user);
  expect((await resetFactor(user.id)).body.code).toBe('SUCCESS');
  expect((await dashboard(token)).status).toBe(401);
  expect(await test$.db.select().from(secondFactors)).toMatchObject([{ userId: admin.user.id }]);
  expect(test$.notifier.sent).toMatchObject([{ channel: 'email', to: user.email, template: 'account.factor-reset' }]);
  const [row] = await test$.db.select().from(auditLog).where(eq(auditLog.action, 'user.factorReset'));
  expect(row).toMatchObject({ subjectId: user.id, actorId: admin.user.id });
  const { email } = user;
  const { body } = await test$.call('POST', '/api/auth/login', {
    body: { type: 'password', email, password: 'Banyan-step-44', loginUser: 'admin' },
  });
  expect(body.code).toBe('SECOND_FACTOR_SETUP');
  expect((await resetFactor(user.id)).status).toBe(409);
});

test('[SEC-15] [SEC-26] nobody resets their own second factor, that of a greater one, or without a fresh proof', async () => {
  const desk = await addStaff(test$, roleKeeper);
  for (const { user } of [admin, desk]) await giveFactor(user.id);
  expect((await resetFactor(admin.user.id)).body.code).toBe('FORBIDDEN');
  expect((await resetFactor(admin.user.id, desk.token)).body.code).toBe('FORBIDDEN');
  test$.clock.forward(301);
  expect((await resetFactor(desk.user.id)).body.code).toBe('PROOF_NEEDED');
  expect(await test$.db.$count(secondFactors)).toBe(2);
});
