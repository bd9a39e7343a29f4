import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { auditLog, users } from '../../../db/schema';
import type { TestApp } from '../../../testing/make-app';
import { addUser, askForCode, giveCode, type LoggedIn, logInStaff, newestCode } from '../../../testing/people';
import { type Applicants, makeSeededApp } from '../../../testing/seeded-app';

let test$: TestApp;
let admin: LoggedIn;
let desk: LoggedIn;
let editor: LoggedIn;
beforeAll(async () => {
  test$ = await makeSeededApp();
  admin = await logInStaff(test$, 'admin@tvacha.example', 'Banyan-courtyard-42');
  desk = await logInStaff(test$, 'desk@tvacha.example', 'Monsoon-lantern-17');
  editor = await logInStaff(test$, 'editor@tvacha.example', 'Saffron-harbour-88');
});

const list = async (query: string) =>
  (await test$.call('GET', `/api/admin/users?${query}`, admin)).body.result as Applicants;
const named = async (name: string) => {
  const [found] = (await list(`search=${encodeURIComponent(name)}`)).items;
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};
const approve = (id: string, { token }: LoggedIn = desk) =>
  test$.call('POST', '/api/admin/users/approve', { token, body: { id } });
const reject = (id: string, reason: string) =>
  test$.call('POST', '/api/admin/users/reject', { token: desk.token, body: { id, reason } });

test('[ADM-03] applicants are listed by state, name or number, with the newest first', async () => {
  const pending = await list('state=pending');
  expect(pending).toMatchObject({ total: 20, states: { pending: 20, verified: 81, rejected: 6 } });
  expect(pending.items[0]).toMatchObject({
    fullName: 'Jasleen Kaur',
    customerId: 'TVD-7Q42',
    registrationNumber: 'PMC 48127',
    phone: { code: '+91', number: '9000000321' },
    state: 'pending',
  });
  const times = pending.items.map(({ appliedAt }) => appliedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect((await list('search=29931')).items.map(({ fullName }) => fullName)).toEqual(['Ritu Agarwal']);
  expect((await list('search=tenzin%20dolma&state=verified')).total).toBe(0);
  const rejected = await list('state=rejected');
  expect(rejected.items.every(({ rejectionReason }) => (rejectionReason?.length ?? 0) > 20)).toBe(true);
});

test('[ADM-03] a pending doctor cannot log in, is approved, is told so, and can', async () => {
  const doctor = await named('Jasleen Kaur');
  const phone = `+91${doctor.phone.number}`;
  const before = await askForCode(test$, phone);
  expect([before.status, before.body.code]).toEqual([403, 'APPROVAL_PENDING']);
  const { status, body } = await approve(doctor._id);
  expect([status, body.code, body.message]).toEqual([200, 'VERIFIED', 'Verified Successfully']);
  expect(body.result).toMatchObject({ state: 'verified', decidedAt: test$.clock.now().toISOString() });
  const told = test$.notifier.sent.slice(-2).sort((one, other) => other.channel.localeCompare(one.channel));
  expect(told).toMatchObject([
    { channel: 'sms', to: phone },
    { channel: 'email', to: doctor.email, subject: 'Welcome to Tvacha' },
  ]);
  expect((await askForCode(test$, phone)).body.code).toBe('login-otp-sent');
  expect((await giveCode(test$, phone, newestCode(test$))).body.code).toBe('LOGIN_SUCCESS');
});

test('[ADM-03] nobody is approved without a council registration number, and who was keeps one', async () => {
  const { _id: id, phone } = await named('Ritu Agarwal');
  await test$.db.update(users).set({ registrationNumber: null }).where(eq(users.id, id));
  const record = async (registrationNumber: string | null) => {
    const { updatedAt } = await named('Ritu Agarwal');
    return test$.call('PUT', '/api/admin/users', { token: desk.token, body: { id, updatedAt, registrationNumber } });
  };
  const early = await approve(id);
  expect([early.status, early.body.code]).toEqual([409, 'REGISTRATION_NUMBER_NEEDED']);
  expect(early.body.message).toBe('A doctor needs a council registration number on record.');
  expect((await askForCode(test$, `+91${phone.number}`)).body.code).toBe('APPROVAL_PENDING');
  await record('MMC 2009/04/1182');
  expect((await approve(id)).body.code).toBe('VERIFIED');
  expect((await record(null)).body.code).toBe('REGISTRATION_NUMBER_NEEDED');
  expect((await record('MMC 2009/04/1183')).body.code).toBe('UPDATE_SUCCCESS');
});

test('[ADM-03] of two decisions on one application the second is refused', async () => {
  const doctor = await named('Rohan Gaikwad');
  const answers = await Promise.all([approve(doctor._id), approve(doctor._id, admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await reject(doctor._id, 'The number is not in the register');
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(await named('Rohan Gaikwad')).toMatchObject({ state: 'verified', rejectionReason: null });
});

test('[ADM-03] a rejected doctor reads the reason and still cannot log in', async () => {
  const doctor = await named('Meera Nair');
  const reason = 'The degree certificate cannot be read.';
  const { body } = await reject(doctor._id, reason);
  expect(body).toMatchObject({ code: 'REJECTED', result: { state: 'rejected', rejectionReason: reason } });
  expect(test$.notifier.sent.findLast(({ channel }) => channel === 'email')?.text).toContain(reason);
  expect((await askForCode(test$, `+91${doctor.phone.number}`)).body.code).toBe('APPROVAL_PENDING');
});

test('[ADM-03] a reason that says nothing is refused and changes nothing', async () => {
  const doctor = await named('Tenzin Dolma');
  const { status, body } = await reject(doctor._id, 'no');
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.result).toMatchObject({ issues: [{ path: 'body.reason' }] });
  expect((await named('Tenzin Dolma')).state).toBe('pending');
});

test('[ADM-03] only applications are decided on: a patient or an unknown id is not found', async () => {
  const [patient] = await test$.db.select().from(users).where(eq(users.role, 'patient'));
  await test$.db.update(users).set({ approval: 'pending' }).where(eq(users.role, 'patient'));
  for (const id of [patient?.id ?? '', crypto.randomUUID()]) {
    const { status, body } = await approve(id);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  }
  const [after] = await test$.db.select().from(users).where(eq(users.role, 'patient'));
  expect(after?.approval).toBe('pending');
});

test('[SEC-43] each decision is in the audit log once, with who made it', async () => {
  const doctor = await named('Imran Qureshi');
  await approve(doctor._id);
  await approve(doctor._id);
  const rows = await test$.db.select().from(auditLog).where(eq(auditLog.subjectId, doctor._id));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ action: 'user.verified', subjectType: 'user', actorId: expect.any(String) });
});

test('[ADM-01] staff without the section are refused, whatever they call', async () => {
  const doctor = await named('Harish Bhat');
  const token = editor.token;
  for (const { status, body } of [
    await test$.call('GET', '/api/admin/users', { token }),
    await test$.call('GET', `/api/admin/users/details/?id=${doctor._id}`, { token }),
    await test$.call('GET', '/api/admin/dashboard', { token }),
    await approve(doctor._id, editor),
  ]) {
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  }
  expect((await named('Harish Bhat')).state).toBe('pending');
});

test('[ADM-02] the dashboard counts applications by state and by day of India', async () => {
  const { body } = await test$.call('GET', '/api/admin/dashboard', desk);
  const { applications, daily, oldestPending } = body.result as Result<'admin.dashboard'>;
  expect(applications.pending + applications.verified + applications.rejected).toBe(107);
  expect(daily).toHaveLength(30);
  expect(daily.at(-1)?.day).toBe('2026-06-01');
  const everyone = [...(await list('dataPerPage=100')).items];
  const since = daily[0]?.day ?? '';
  const indian = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 10);
  for (const { day, received } of daily) {
    expect(received).toBe(everyone.filter(({ appliedAt }) => indian(appliedAt) === day).length);
  }
  expect(everyone.some(({ appliedAt }) => indian(appliedAt) >= since)).toBe(true);
  const waiting = everyone.filter(({ state }) => state === 'pending').map(({ appliedAt }) => appliedAt);
  expect(oldestPending).toBe(waiting.sort()[0]);
});

test('[ADM-03] [AUTH-02] whoever has not sent their papers, or only looks round in the demo, waits for nobody', async () => {
  const before = (await list('state=pending')).total;
  const unfinished = await addUser(test$.db, { approval: 'pending', isComplete: false });
  const visitor = await addUser(test$.db, { approval: 'pending', demo: true });
  expect((await list('state=pending')).total).toBe(before);
  for (const { id } of [unfinished, visitor]) expect((await approve(id)).status).toBe(409);
  await test$.db.update(users).set({ isComplete: true }).where(eq(users.id, unfinished.id));
  expect((await approve(unfinished.id)).body.code).toBe('VERIFIED');
});
