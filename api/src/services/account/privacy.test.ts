import { consentIn, consentTexts } from '@tvacha/shared-contract/consents';
import { eq, isNull } from 'drizzle-orm';
import {
  auditLog,
  consents,
  contributionFiles,
  contributions,
  customerCodes,
  files,
  userDocuments,
  users,
} from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { dump } from '../../testing/test-database';
import { recordConsent } from './consents';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});
const post = (token: string, path: string, body: object) => test$.call('POST', path, { token, body });
const get = (token: string, path: string) => test$.call('GET', path, { token });

/** A published contribution with a picture and the patient's consent. */
async function addCase(userId: string) {
  const details = { picture: 'clinical', site: 'Arm', findings: 'Wheals' };
  const [one] = await test$.db
    .insert(contributions)
    .values({
      userId,
      kind: 'image',
      title: 'A case',
      summary: 'Of a rash',
      details,
      ownsRights: true,
      status: 'published',
    })
    .returning();
  const key = `uploads/contributionImage/${crypto.randomUUID()}.png`;
  const [file] = await test$.db
    .insert(files)
    .values({
      ownerId: userId,
      key,
      purpose: 'contributionImage',
      name: 'a.png',
      type: 'image/png',
      size: 3,
      sha256: 'x',
    })
    .returning();
  if (!one || !file) throw new Error('No case was added');
  await test$.files.put(key, new Uint8Array([1, 2, 3]), 'image/png');
  await test$.db.insert(contributionFiles).values({ contributionId: one.id, fileId: file.id, position: 0 });
  const [consent] = await test$.db
    .insert(consents)
    .values({ userId, kind: 'patient-image', subjectId: one.id, ...consentTexts['patient-image'] })
    .returning();
  return { key, consentId: consent?.id ?? '', contributionId: one.id };
}

test('[SEC-44] a patient’s account is run on words of a patient, which the server has without any seed', async () => {
  const patient = await addUser(test$.db, { role: 'patient' });
  const ctx = { ...test$, caller: {} as never };
  const { text } = await recordConsent(ctx, { userId: patient.id, kind: 'registration' });
  expect(text).toMatch(/to run my account/);
  expect(text).not.toMatch(/doctor|papers/);
  const doctor = await addUser(test$.db);
  const kept = await recordConsent(ctx, { userId: doctor.id, kind: 'registration', locale: 'hi' });
  expect(kept.text).toMatch(/कि मैं डॉक्टर हूँ/);
});

test('[SEC-44] a doctor agrees to be found and takes it back as easily; each is kept with its words', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const given = await post(token, '/api/users/consents', { kind: 'finder' });
  expect(given.body.result).toMatchObject({ kind: 'finder', ...consentTexts.finder, withdrawnAt: null });
  expect((await post(token, '/api/users/consents', { kind: 'finder' })).status).toBe(409);
  const listed = async () => (await test$.db.select().from(users).where(eq(users.id, user.id)))[0]?.listed;
  expect(await listed()).toBe(true);
  const { _id } = given.body.result as { _id: string };
  expect((await post(token, '/api/users/consents/withdraw', { id: _id })).body.code).toBe('SUCCESS');
  expect(await listed()).toBe(false);
  const { items } = (await get(token, '/api/users/consents')).body.result as { items: { withdrawnAt: string }[] };
  expect(items).toMatchObject([{ kind: 'finder', text: consentTexts.finder.text }]);
  expect(items[0]?.withdrawnAt).toBe(test$.clock.now().toISOString());
  expect(await test$.db.$count(auditLog, eq(auditLog.subjectType, 'consent'))).toBe(2);
});

test('[SEC-44] words shown in Hindi are kept in Hindi, and in no language that the portal does not speak', async () => {
  const { token } = await enter(test$, await addUser(test$.db));
  expect((await post(token, '/api/users/consents', { kind: 'marketing', locale: 'fr' })).status).toBe(400);
  const { body } = await post(token, '/api/users/consents', { kind: 'marketing', locale: 'hi' });
  expect(body.result).toMatchObject({ ...consentIn('marketing', 'hi'), locale: 'hi' });
});

test('[SEC-44] the pictures of a patient are gone as soon as their consent is taken back', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const { key, consentId, contributionId } = await addCase(user.id);
  const reader = await enter(test$, await addUser(test$.db));
  const read = () => get(reader.token, `/api/contributions/details?id=${contributionId}`);
  expect((await read()).status).toBe(200);
  expect((await post(token, '/api/users/consents/withdraw', { id: consentId })).status).toBe(200);
  expect(await test$.files.stat(key)).toBeNull();
  expect((await read()).status).toBe(404);
});

test('[SEC-44] [SEC-29] another person’s consent is not there; the one an account is run by goes with the account', async () => {
  const [mine, other] = [await addUser(test$.db), await addUser(test$.db)];
  const { token } = await enter(test$, mine);
  const { consentId } = await addCase(other.id);
  expect((await get(token, '/api/users/consents')).body.result).toMatchObject({ items: [], total: 0 });
  expect((await post(token, '/api/users/consents/withdraw', { id: consentId })).status).toBe(404);
  const [own] = await test$.db
    .insert(consents)
    .values({ userId: mine.id, kind: 'registration', ...consentTexts.registration })
    .returning();
  expect((await post(token, '/api/users/consents/withdraw', { id: own?.id })).status).toBe(409);
});

test('[SEC-44] a person gets everything that is held about them, and nothing of our keys or of others', async () => {
  const user = await addUser(test$.db, { password: 'Banyan-step-47', publications: 'One paper on vitiligo' });
  const other = await addUser(test$.db, { email: 'somebody.else@tvacha.example' });
  const { token } = await enter(test$, user);
  await addCase(user.id);
  await enter(test$, other);
  const { status, body } = await get(token, '/api/users/export');
  expect([status, body.code]).toEqual([200, 'SUCCESS']);
  const text = JSON.stringify(body.result);
  for (const fact of [user.email, user.phone ?? '', 'One paper on vitiligo', 'A case', 'patient-image', 'login'])
    expect(text).toContain(fact);
  for (const secret of [user.passwordHash ?? 'x', other.email, 'deviceHash', 'passwordHash', '"hash"'])
    expect(text).not.toContain(secret);
  const logged = await test$.db.select().from(auditLog).where(eq(auditLog.action, 'export.own'));
  expect(logged).toMatchObject([{ actorId: user.id, subjectType: 'user', subjectId: user.id }]);
});

test('[SEC-44] an account that is erased holds nothing of the person; the session ends and the log stays', async () => {
  const user = await addUser(test$.db, {
    firstName: 'Ishwari',
    lastName: 'Patwardhan',
    clinic: 'Skin rooms',
    address: { state: 'Kerala', city: 'Kochi', pincode: '682001' },
  });
  const device = { ip: '203.0.113.77', appName: 'a', appVersion: '1', userAgent: 'Firefox', platform: 'Linux' };
  const { token } = await enter(test$, user);
  const { key } = await addCase(user.id);
  await test$.call('GET', '/api/users/profile', { token, device });
  expect((await post(token, '/api/users/erase', { email: 'another@tvacha.example' })).status).toBe(409);
  const done = await post(token, '/api/users/erase', { email: user.email.toUpperCase() });
  expect([done.status, done.body.code, done.body.message]).toEqual([200, 'USER_DELETED', 'User Deleted']);
  const everything = await dump(test$.db);
  for (const fact of [user.email, user.phone ?? '', 'Ishwari', 'Patwardhan', 'Skin rooms', user.customerId])
    expect(everything).not.toContain(fact);
  expect(await test$.files.stat(key)).toBeNull();
  expect((await get(token, '/api/users/profile')).status).toBe(401);
  expect(test$.realtime.closed).toHaveLength(1);
  expect(await test$.db.$count(auditLog, eq(auditLog.action, 'user.erased'))).toBe(1);
});

test('[SEC-44] the papers of an account that is erased are let go, one paper too', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const paper = { key: 'a.pdf', name: 'a.pdf', type: 'application/pdf', size: 3, sha256: 'x' };
  const [file] = await test$.db
    .insert(files)
    .values({ ...paper, purpose: 'degree', ownerId: user.id, claimedAt: test$.clock.now() })
    .returning();
  await test$.db.insert(userDocuments).values({ userId: user.id, kind: 'degree', fileId: file?.id ?? '' });
  await post(token, '/api/users/erase', { email: user.email });
  expect(await test$.db.$count(userDocuments)).toBe(0);
  const [left] = await test$.db.select().from(files);
  expect(left?.claimedAt ?? null).toBeNull();
});

test('[SEC-44] a contact that was to become theirs goes too, and the card they came with is nobody’s, but spent', async () => {
  const user = await addUser(test$.db, { customerId: 'TVD-CARD' });
  await test$.db.insert(customerCodes).values({ code: 'TVD-CARD', usedBy: user.id });
  const { token } = await enter(test$, user);
  expect((await post(token, '/api/users/contact', { phone: '+919000777666' })).body.code).toBe('OTP_SENT');
  await post(token, '/api/users/erase', { email: user.email });
  expect(await dump(test$.db)).not.toContain('9000777666');
  const [card] = await test$.db.select().from(customerCodes);
  expect(card).toMatchObject({ usedBy: null, usedAt: expect.any(Date) });
  const again = await test$.call('POST', '/api/code/verify', { body: { code: 'TVD-CARD' } });
  expect(again.body.code).not.toBe('CODE_VERIFIED');
});

test('[SEC-44] an account that an admin deletes leaves no file either, not even for an hour', async () => {
  const user = await addUser(test$.db);
  const { key } = await addCase(user.id);
  const row = (name: string, claimed: boolean) => ({
    key: name,
    name,
    type: 'application/pdf',
    size: 3,
    sha256: name,
    purpose: 'degree' as const,
    ownerId: user.id,
    claimedAt: claimed ? test$.clock.now() : null,
  });
  const [paper] = await test$.db
    .insert(files)
    .values([row('paper.pdf', true), row('loose.pdf', false)])
    .returning();
  await test$.db.insert(userDocuments).values({ userId: user.id, kind: 'degree', fileId: paper?.id ?? '' });
  for (const name of ['paper.pdf', 'loose.pdf'])
    await test$.files.put(name, new Uint8Array([1, 2, 3]), 'application/pdf');
  const { token } = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  const done = await test$.call('DELETE', `/api/admin/users?id=${user.id}`, { token });
  expect(done.body.code).toBe('USER_DELETED');
  for (const name of [key, 'paper.pdf', 'loose.pdf'])
    expect([name, await test$.files.stat(name)]).toEqual([name, null]);
  expect(await test$.db.$count(files, eq(files.ownerId, user.id))).toBe(0);
  expect(await test$.db.$count(consents, isNull(consents.withdrawnAt))).toBe(0);
});
