import type { Account, Result } from '@tvacha/shared-contract';
import { consentIn } from '@tvacha/shared-contract/consents';
import { eq } from 'drizzle-orm';
import { files, userDocuments, users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addStaff, readExport } from '../../../testing/office';
import { addUser, askForCode, enter, giveCode, newestCode } from '../../../testing/people';
import { dump } from '../../../testing/test-database';

let test$: TestApp;
let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeEach(async () => {
  test$ = await makeApp();
  admin = await addAdmin(test$);
});

const post = (path: string, body: object, token = admin.token) =>
  test$.call('POST', `/api/admin/users${path}`, { token, body });
const put = (path: string, body: object) => test$.call('PUT', `/api/admin/users${path}`, { token: admin.token, body });
const show = async (id: string) =>
  (await test$.call('GET', `/api/admin/users/details/?id=${id}`, admin)).body.result as Account;
const list = async (query: string) =>
  (await test$.call('GET', `/api/admin/users?${query}`, admin)).body.result as Result<'admin.users.list'>;
const rowOf = async (email: string) => (await test$.db.select().from(users).where(eq(users.email, email)))[0];

test('[ADM-03] of two who change one record, the second is refused and changes nothing', async () => {
  const { id } = await addUser(test$.db);
  const { updatedAt } = await show(id);
  expect((await put('', { id, updatedAt, first_name: 'Leela' })).body.code).toBe('UPDATE_SUCCCESS');
  const before = await dump(test$.db);
  for (const [path, change] of [
    ['', { last_name: 'Menon' }],
    ['/contact', { email: 'other@tvacha.example' }],
  ] as const) {
    const { status, body } = await put(path, { id, updatedAt, ...change });
    expect([path, status, body.code]).toEqual([path, 409, 'CONFLICT']);
  }
  expect(await dump(test$.db)).toBe(before);
  const next = await show(id);
  expect((await put('/contact', { id, updatedAt: next.updatedAt, email: 'other@tvacha.example' })).status).toBe(200);
});

const kiran = { first_name: 'Kiran', last_name: 'Bedekar', email: 'kiran@tvacha.example', phone: '+919000000996' };

test('[ADM-03] [AUTH-06] a patient with a first password logs in by it, and chooses or keeps one before anything else', async () => {
  const weak = await post('/admit', { ...kiran, role: 'patient', password: 'Kiran-Bedekar' });
  expect(weak.body).toMatchObject({ code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body.password' }] } });
  const password = 'Jasmine-window-23';
  const made = await post('/admit', { ...kiran, role: 'patient', password });
  expect([made.body.code, made.body.message]).toEqual(['USER_CREATE_SUCCESS', 'User Created Successfully']);
  expect(test$.notifier.sent).toMatchObject([{ to: kiran.email, template: 'account.first-password' }]);
  expect(JSON.stringify(test$.notifier.sent)).not.toContain(password);
  const body = { type: 'password', email: kiran.email, password, loginUser: 'doctor' };
  const login = await test$.call('POST', '/api/auth/login', { body });
  expect(login.body.code).toBe('LOGIN_SUCCESS');
  const { token } = login.body as { token?: string };
  const opened = await test$.call('GET', '/api/users/consents', { token: token ?? '' });
  expect([opened.status, opened.body.code]).toEqual([403, 'PASSWORD_CHANGE_NEEDED']);
  expect((await post('/admit', { ...kiran, role: 'patient' })).body.code).toBe('USER_ALREADY_EXISTS');
});

test('[ADM-03] a doctor is admitted with a council number alone, and logs in by a code', async () => {
  const desk = await addStaff(test$, [{ section: 'User Verification', create: true }]);
  const refused = await post('/admit', { ...kiran, role: 'doctor' }, desk.token);
  expect([refused.status, refused.body.code]).toEqual([409, 'REGISTRATION_NUMBER_NEEDED']);
  const made = await post('/admit', { ...kiran, role: 'doctor', registrationNumber: 'MMC 48127' }, desk.token);
  expect(made.body.result).toMatchObject({ name_titel: 'Dr.', state: 'verified', registrationNumber: 'MMC 48127' });
  expect(test$.notifier.sent).toMatchObject([{ to: kiran.email, template: 'member.welcome' }]);
  expect(await rowOf(kiran.email)).toMatchObject({ passwordHash: null, firstLogin: true, decidedBy: desk.user.id });
  expect((await askForCode(test$, kiran.phone)).body.code).toBe('login-otp-sent');
});

test('[SEC-44] [AUTH-06] who was admitted agrees at the first login, in the words they were shown, before anything else', async () => {
  await post('/admit', { ...kiran, role: 'patient' });
  await askForCode(test$, kiran.phone);
  const login = (await giveCode(test$, kiran.phone, newestCode(test$))).body;
  const { _id: id, firstLogin } = login.result as { _id: string; firstLogin: boolean };
  const token = login.token ?? '';
  const own = (await test$.call('GET', `/api/users/details?id=${id}`, { token })).body.result;
  expect([firstLogin, own]).toMatchObject([true, { consentWanted: 'alone' }]);
  const consents = async () => (await test$.call('GET', '/api/users/consents', { token })).body;
  expect((await consents()).code).toBe('PASSWORD_CHANGE_NEEDED');
  const keep = async (more: object) =>
    (await test$.call('POST', '/api/auth/password/keepthis', { token, body: { id, ...more } })).body.code;
  expect([await keep({}), await keep({ consent: false })]).toEqual(['CONSENT_NOT_AVAILABLE', 'CONSENT_NOT_AVAILABLE']);
  expect((await consents()).code).toBe('PASSWORD_CHANGE_NEEDED');
  expect(await keep({ consent: true, consentLocale: 'hi' })).toBe('PASSWORD_SET');
  const { text, version } = consentIn('registration', 'hi', 'patient');
  expect((await consents()).result).toMatchObject({
    total: 1,
    items: [{ kind: 'registration', locale: 'hi', text, version }],
  });
});

test('[SEC-44] a new password alone does not end the first login of whoever has not agreed', async () => {
  const { _id: id } = (await post('/admit', { ...kiran, role: 'patient', password: 'Jasmine-window-23' })).body
    .result as Account;
  const { token } = await enter(test$, (await rowOf(kiran.email)) as Awaited<ReturnType<typeof addUser>>);
  const words = { oldPassword: 'Jasmine-window-23', newPassword: 'Lantern-river-88' };
  const change = async (more: object) =>
    (await test$.call('POST', '/api/auth/password/change', { token, body: { ...words, ...more } })).body.code;
  expect(await change({})).toBe('CONSENT_NOT_AVAILABLE');
  expect(await rowOf(kiran.email)).toMatchObject({ id, firstLogin: true, consentWanted: true });
  expect(await change({ consent: true })).toBe('CHANGED_PASSWORD');
  expect(await rowOf(kiran.email)).toMatchObject({ firstLogin: false, consentWanted: false });
});

test('[ADM-03] accounts that may be one person’s are shown with what they share', async () => {
  const clinicDetails = { street: '', phone: '+91 90000 11122', hours: [] };
  const one = await addUser(test$.db, {
    ...{ firstName: 'Leela', lastName: 'Rao', registrationNumber: 'KMC 40417', clinicDetails },
  });
  const two = await addUser(test$.db, {
    ...{ firstName: 'LEELA', lastName: 'rao', registrationNumber: 'kmc-40417', clinicDetails },
  });
  const three = await addUser(test$.db, { firstName: 'Asha', lastName: 'Pai', registrationNumber: null });
  await addUser(test$.db, { firstName: 'Leela', lastName: 'Rao', role: 'patient', registrationNumber: null });
  for (const { id } of [one, three]) {
    const file = { key: `paper-${id}`, purpose: 'degree', name: 'a.pdf', type: 'application/pdf', size: 9 } as const;
    const [row] = await test$.db
      .insert(files)
      .values({ ...file, sha256: 'ab12' })
      .returning();
    await test$.db.insert(userDocuments).values({ userId: id, kind: 'degree', fileId: row?.id ?? '' });
  }
  const { twins } = await show(one.id);
  expect(twins.map(({ _id, same }) => [_id, same])).toEqual([
    [two.id, ['number', 'name', 'phone']],
    [three.id, ['file']],
  ]);
});

test('[ADM-03] accounts are narrowed by place, speciality, day, papers and contact, and sorted by every column', async () => {
  const kerala = (city: string) => ({ state: 'Kerala', city, pincode: '682001' });
  const add = (firstName: string, more: Parameters<typeof addUser>[1]) =>
    addUser(test$.db, { firstName, lastName: 'X', ...more });
  const day = (at: string) => new Date(`${at}T20:00:00Z`);
  await add('Anu', { address: kerala('Kochi'), registrationNumber: 'C 3', appliedAt: day('2026-05-01') });
  await add('Bina', {
    ...{ address: kerala('Alappuzha'), registrationNumber: 'B 2', appliedAt: day('2026-05-03') },
    ...{ specialty: ['Trichology'], emailVerified: false },
  });
  await add('Chandra', {
    ...{ address: { state: 'Goa', city: 'Panaji', pincode: '403001' }, registrationNumber: 'A 1' },
    ...{ appliedAt: day('2026-05-05'), approval: 'rejected' },
  });
  await add('Devi', { isComplete: false, approval: 'pending', phoneVerified: false, appliedAt: day('2026-05-06') });
  const names = async (query: string) => (await list(query)).items.map(({ first_name }) => first_name).join(' ');
  const table = {
    'region=Kerala&sort=name': 'Anu Bina',
    'city=koc': 'Anu',
    'city=%25': '',
    'specialty=Trichology': 'Bina',
    // The evening of 1 May is 2 May in India.
    'from=2026-05-02&to=2026-05-04': 'Bina Anu',
    'papers=missing&sort=name': 'Anu Bina Chandra Devi',
    'contact=unconfirmed&sort=name': 'Bina Devi',
    'sort=nameDown': 'Chandra Bina Anu',
    'sort=number': 'Chandra Bina Anu',
    'sort=numberDown': 'Anu Bina Chandra',
    'sort=city': 'Bina Anu Chandra',
    'sort=cityDown': 'Chandra Anu Bina',
    'sort=state': 'Chandra Anu Bina',
    'sort=stateDown': 'Bina Anu Chandra',
  };
  const found = Object.fromEntries(
    await Promise.all(Object.keys(table).map(async (query) => [query, await names(query)] as const)),
  );
  expect(found).toEqual(table);
  const { url, total } = (await post('/export', { region: 'Kerala', sort: 'name' })).body
    .result as Result<'admin.users.export'>;
  expect([total, (await readExport(test$, url, admin.token)).includes('Panaji')]).toEqual([2, false]);
});

test('[SEC-27] an account says whether somebody is logged in to it', async () => {
  const doctor = await addUser(test$.db);
  const states = [(await show(doctor.id)).isLoggedIn];
  await enter(test$, doctor);
  states.push((await show(doctor.id)).isLoggedIn);
  await post('/logout', { id: doctor.id });
  states.push((await show(doctor.id)).isLoggedIn);
  expect(states).toEqual([false, true, false]);
});
