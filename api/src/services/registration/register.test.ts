import { consentTexts } from '@tvacha/shared-contract/consents';
import { eq } from 'drizzle-orm';
import { auditLog, consents, customerCodes, invalidCodes, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo, newForm, proveContact, sendForm } from '../../testing/registrants';
import { dump } from '../../testing/test-database';
import { createCtx } from '../ctx';
import { addRegistrant } from './register';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

test('[AUTH-03] a doctor registers: the account, the code, the consent and two messages', async () => {
  const form = await newForm(test$);
  const { status, body } = await sendForm(test$, form);
  expect([status, body.code, body.message]).toEqual([201, 'USER_CREATE_SUCCESS', 'User Created Successfully']);
  expect(body.result).toEqual({
    _id: expect.any(String),
    customerId: form.customerId,
    email: form.email,
    phone: form.phone,
    fullName: 'Leela Menon Nair',
    stage: 'VERIFICATION_PENDING',
    expiresIn: 300,
    resendIn: 60,
  });
  const { _id } = body.result as { _id: string };
  const [user] = await test$.db.select().from(users).where(eq(users.id, _id));
  expect(user).toMatchObject({ nameTitle: 'Dr.', role: 'doctor', approval: 'pending', isComplete: false });
  expect(user?.address).toEqual(form.address);
  const [code] = await test$.db.select().from(customerCodes).where(eq(customerCodes.code, form.customerId));
  expect(code).toMatchObject({ usedBy: _id, usedAt: test$.clock.now() });
  expect(codeSentTo(test$, `+91${form.phone.number}`)).toMatch(/^\d{6}$/);
  expect(codeSentTo(test$, form.email)).toMatch(/^\d{6}$/);
  expect(await test$.db.$count(auditLog, eq(auditLog.subjectId, _id))).toBe(1);
});

test('[ADM-03] the number that a council gave is kept for staff to check; an empty one is none', async () => {
  const council = { registrationNumber: ' MMC 2009/04/1182 ', registrationCouncil: 'Maharashtra' };
  const admin = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  const shown = async (given: object) => {
    const { body } = await sendForm(test$, { ...(await newForm(test$)), ...given });
    const { _id } = body.result as { _id: string };
    return (await test$.call('GET', `/api/admin/users/details?id=${_id}`, admin)).body.result;
  };
  expect(await shown(council)).toMatchObject({ ...council, registrationNumber: 'MMC 2009/04/1182' });
  const none = { registrationNumber: null, registrationCouncil: null };
  expect(await shown({ registrationNumber: '', registrationCouncil: '' })).toMatchObject(none);
  expect(await shown({})).toMatchObject(none);
});

test('[SEC-44] the very words that were agreed to are kept, with their version', async () => {
  const { body } = await sendForm(test$, await newForm(test$));
  const { _id } = body.result as { _id: string };
  const [kept] = await test$.db.select().from(consents).where(eq(consents.userId, _id));
  expect(kept).toMatchObject({ kind: 'registration', locale: 'en', withdrawnAt: null, ...consentTexts.registration });
});

test('[SEC-44] whoever was shown the Hindi words has those kept, under the same version', async () => {
  const { body } = await sendForm(test$, { ...(await newForm(test$)), consentLocale: 'hi' });
  const { _id } = body.result as { _id: string };
  const [kept] = await test$.db.select().from(consents).where(eq(consents.userId, _id));
  expect(kept).toMatchObject({ locale: 'hi', version: consentTexts.registration.version });
  expect(kept?.text).toMatch(/^मैं सहमत हूँ/);
});

test.each([
  ['no first name', { first_name: undefined }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['an empty name', { first_name: '' }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['no email', { email: undefined }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['an empty email', { email: '' }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['no phone', { phone: undefined }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['an empty number', { phone: { code: '+91', number: '' } }, 'PERSONAL_INFO_NOT_AVAILABLE'],
  ['no consent', { checkedTOC: false }, 'CONSENT_NOT_AVAILABLE'],
  ['no word of consent', { checkedTOC: undefined }, 'CONSENT_NOT_AVAILABLE'],
  ['no customer code', { customerId: undefined }, 'CUSTOMERID_NOT_AVAILABLE'],
  ['an empty customer code', { customerId: '' }, 'CUSTOMERID_NOT_AVAILABLE'],
])('[AUTH-03] with %s nobody is registered', async (_what, given, code) => {
  const form = await newForm(test$, given);
  const before = await dump(test$.db);
  const { status, body } = await sendForm(test$, form);
  expect([status, body.error, body.code]).toEqual([400, true, code]);
  expect(await dump(test$.db)).toBe(before);
});

test.each(['012345', '68200', '6820011', '68 001', 'kochi1'])(
  '[AUTH-03] with the pincode “%s” nobody is registered, and the field is named',
  async (pincode) => {
    const form = await newForm(test$, { address: { state: 'Kerala', city: 'Kochi', pincode } });
    const before = await dump(test$.db);
    const { status, body } = await sendForm(test$, form);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(body.result)).toContain('body.address.pincode');
    expect(await dump(test$.db)).toBe(before);
  },
);

test('[AUTH-03] an address without a pincode is left out', async () => {
  const { body } = await sendForm(test$, await newForm(test$, { address: { state: 'Goa', city: '', pincode: '' } }));
  const { _id } = body.result as { _id: string };
  const [user] = await test$.db.select().from(users).where(eq(users.id, _id));
  expect(user?.address).toBeNull();
});

test('[AUTH-03] [ADM-04] a customer code that does not exist is refused and counted', async () => {
  const form = await newForm(test$, { customerId: 'tvd-made-up' });
  for (const tries of [1, 2]) {
    const { status, body } = await sendForm(test$, form);
    expect([status, body.code]).toEqual([400, 'INVALID_CODE']);
    const [counted] = await test$.db.select().from(invalidCodes).where(eq(invalidCodes.code, 'TVD-MADE-UP'));
    expect(counted?.tries).toBe(tries);
  }
});

test('[AUTH-02] [AUTH-03] who comes back is answered with how far they are, and gets codes again', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  test$.clock.forward(61);
  const sent = test$.notifier.sent.length;
  const again = await sendForm(test$, form);
  expect([again.status, again.body.error, again.body.code]).toEqual([200, false, 'VERIFICATION_PENDING']);
  expect(test$.notifier.sent.length - sent).toBe(2);
  await proveContact(test$, { email: form.email }, codeSentTo(test$, form.email));
  test$.clock.forward(61);
  expect((await sendForm(test$, form)).body.code).toBe('DOCUMENT_PENDING');
  await test$.db
    .update(users)
    .set({ isComplete: true, phoneVerified: true })
    .where(eq(users.customerId, form.customerId));
  expect((await sendForm(test$, form)).body.code).toBe('APPROVAL_PENDING');
  await test$.db.update(users).set({ approval: 'verified' }).where(eq(users.customerId, form.customerId));
  const done = await sendForm(test$, form);
  expect([done.status, done.body.code]).toEqual([200, 'USER_ALREADY_EXISTS']);
});

test('[SEC-13] who knows only the customer code of an account learns nothing else of it', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  const other = await newForm(test$, { customerId: form.customerId });
  const { status, body } = await sendForm(test$, other);
  expect([status, body.code, body.result]).toEqual([400, 'USER_ALREADY_EXISTS', null]);
});

test('[AUTH-03] a contact of another account is refused, and the customer code stays unused', async () => {
  const { email } = await addUser(test$.db);
  const form = await newForm(test$, { email });
  const { status, body } = await sendForm(test$, form);
  expect([status, body.code]).toEqual([400, 'USER_ALREADY_EXISTS']);
  expect(body.result).toEqual({ issues: [{ path: 'body.email', message: 'taken' }] });
  const [code] = await test$.db.select().from(customerCodes).where(eq(customerCodes.code, form.customerId));
  expect(code?.usedAt).toBeNull();
});

test('[AUTH-03] a code that was spent since it was looked up makes no account', async () => {
  const { customerId } = await newForm(test$);
  await test$.db.update(customerCodes).set({ usedAt: test$.clock.now() }).where(eq(customerCodes.code, customerId));
  const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
  const ctx = createCtx({ ...test$, caller: { role: 'all', ip: '', requestId: 'test', device: { details } } });
  const given = { firstName: 'Leela', lastName: 'Nair', email: 'late@clinic.example', phone: '+919812300099' };
  const adding = addRegistrant(ctx, { ...given, address: null, customerId });
  await expect(adding).rejects.toMatchObject({ code: 'USER_ALREADY_EXISTS' });
  expect(await test$.db.$count(users, eq(users.customerId, customerId))).toBe(0);
});

test('[AUTH-03] of ten who give one code at once, one is registered', async () => {
  const { customerId } = await newForm(test$);
  const forms = await Promise.all(Array.from({ length: 10 }, () => newForm(test$, { customerId })));
  const answers = (await Promise.all(forms.map((form) => sendForm(test$, form)))).map(({ status }) => status);
  expect(answers.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  expect(await test$.db.$count(users, eq(users.customerId, customerId))).toBe(1);
});
