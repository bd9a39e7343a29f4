import { and, eq } from 'drizzle-orm';
import { auditLog, otpChallenges, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { codeSentTo, newForm, proveContact, registerDoctor, sendForm } from '../../testing/registrants';
import { dump } from '../../testing/test-database';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

type Contact = { phone: string } | { email: string };
const correct = (token: string | undefined, body: object) => test$.call('POST', '/api/auth/contact', { token, body });
const rowOf = async (id: string) => (await test$.db.select().from(users).where(eq(users.id, id)))[0];

/** A doctor who has just sent the first step, with the scoped token that came with the answer. */
async function begin() {
  const form = await newForm(test$);
  const { body } = await sendForm(test$, form);
  const { _id: id } = body.result as { _id: string };
  return { form, id, scopedToken: body.token ?? '', phone: `+91${form.phone.number}` };
}

const right = { phone: '+919812300001', email: 'leela.right@clinic.example' };

test.each(['phone', 'email'] as const)(
  '[AUTH-01] [AUTH-02] [AUTH-04] a mistyped %s is replaced, and proved by the code it is sent',
  async (which) => {
    const { form, id, scopedToken, phone } = await begin();
    const old = which === 'phone' ? phone : form.email;
    const oldCode = codeSentTo(test$, old);
    const contact = { [which]: right[which] } as unknown as Contact;
    const { status, body } = await correct(scopedToken, contact);
    expect([status, body.code]).toEqual([200, 'OTP_SENT']);
    expect(body.result).toMatchObject({ _id: id, stage: 'VERIFICATION_PENDING', expiresIn: 300, resendIn: 60 });
    expect((await rowOf(id))?.[which]).toBe(right[which]);
    const code = codeSentTo(test$, right[which]);
    // The old contact is nobody's, and its code proves neither.
    expect(await test$.db.$count(users, eq(users[which], old))).toBe(0);
    for (const given of [{ [which]: old } as unknown as Contact, ...(oldCode === code ? [] : [contact])])
      expect((await proveContact(test$, given, oldCode)).body.code).toBe('INVALID_OTP');
    const proved = await proveContact(test$, contact, code);
    expect([proved.body.code, proved.body.result]).toEqual([
      'VERIFIED',
      expect.objectContaining({ _id: id, stage: 'DOCUMENT_PENDING' }),
    ]);
    const logged = and(eq(auditLog.subjectId, id), eq(auditLog.action, 'contact.corrected'));
    expect(
      await test$.db.select({ details: auditLog.details, actorId: auditLog.actorId }).from(auditLog).where(logged),
    ).toEqual([{ details: { fields: [which] }, actorId: id }]);
  },
);

test('[AUTH-04] [SEC-05] the old contact has no code left that counts', async () => {
  const { form, scopedToken } = await begin();
  await correct(scopedToken, { email: right.email });
  const sent = await test$.db.select().from(otpChallenges).where(eq(otpChallenges.contact, form.email));
  expect(sent.map(({ supersededAt }) => supersededAt)).toEqual([test$.clock.now()]);
});

test('[AUTH-02] with one contact proved the other is corrected, and the scoped token of the answer leads on', async () => {
  const { id, scopedToken, form } = await registerDoctor(test$);
  const { status, body } = await correct(scopedToken, { email: right.email });
  expect([status, body.code, body.result]).toEqual([
    200,
    'OTP_SENT',
    expect.objectContaining({ email: right.email, stage: 'DOCUMENT_PENDING' }),
  ]);
  const profile = (token: string | undefined) => test$.call('GET', '/api/users/profile', { token });
  expect((await profile(body.token)).body.result).toMatchObject({ _id: id, email: right.email, phoneVerified: true });
  // The one before was for an account with another address.
  expect((await profile(scopedToken)).body.code).toBe('SESSION_EXPIRED');
  expect(codeSentTo(test$, form.email)).not.toBe('');
});

test('[AUTH-01] a proved contact stays, and so does that of a member', async () => {
  const { scopedToken } = await registerDoctor(test$);
  const { token } = await enter(test$, await addUser(test$.db, { emailVerified: false }));
  const before = await dump(test$.db);
  for (const [given, contact] of [
    [scopedToken, { phone: right.phone }],
    [token, { email: right.email }],
  ] as const) {
    const { status, body } = await correct(given, contact);
    expect([status, body.code, body.token]).toEqual([409, 'CONFLICT', undefined]);
  }
  expect(await dump(test$.db)).toBe(before);
});

test('[SEC-24] the scoped token of the first step ends with the first proof, and opens nothing else', async () => {
  const { form, scopedToken, phone } = await begin();
  expect((await test$.call('GET', '/api/users/profile', { token: scopedToken })).body.code).toBe('SESSION_EXPIRED');
  await proveContact(test$, { phone }, codeSentTo(test$, phone));
  const { status, body } = await correct(scopedToken, { email: right.email });
  expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
  expect(await test$.db.$count(users, eq(users.email, form.email))).toBe(1);
});

test('[SEC-13] who knows all three of a registration, but did not begin it, gets no scoped token to change it', async () => {
  const { form } = await begin();
  const again = await sendForm(test$, form);
  expect([again.body.code, again.body.token]).toEqual(['VERIFICATION_PENDING', undefined]);
  const before = await dump(test$.db);
  const { status, body } = await correct(undefined, { email: right.email });
  expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
  expect(await dump(test$.db)).toBe(before);
});

test.each(['phone', 'email'] as const)(
  '[AUTH-03] a %s of somebody else is refused as at the first step',
  async (which) => {
    const { scopedToken } = await begin();
    const other = await addUser(test$.db);
    const before = await dump(test$.db);
    const { status, body } = await correct(scopedToken, { [which]: other[which] });
    expect([status, body.code]).toEqual([400, 'USER_ALREADY_EXISTS']);
    expect(await dump(test$.db)).toBe(before);
  },
);

test('[AUTH-01] of two who take one number at once, one has it and the other keeps what they had', async () => {
  const [one, other] = [await begin(), await begin()];
  const answers = await Promise.all(
    [one, other].map(({ scopedToken }) => correct(scopedToken, { phone: right.phone })),
  );
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['OTP_SENT', 'USER_ALREADY_EXISTS']);
  const numbers = [(await rowOf(one.id))?.phone, (await rowOf(other.id))?.phone];
  expect(numbers.filter((phone) => phone === right.phone)).toHaveLength(1);
});

test.each([
  ['a number that is none', { phone: '+911234567890' }],
  ['an address that is none', { email: 'leela@' }],
  ['both at once', right],
  ['nothing', {}],
])('[AUTH-03] %s is not taken', async (_what, body) => {
  const { scopedToken } = await begin();
  const before = await dump(test$.db);
  expect((await correct(scopedToken, body)).body.code).toBe('VALIDATION_FAILED');
  expect(await dump(test$.db)).toBe(before);
});

test('[AUTH-01] what is submitted twice is changed once, with one code', async () => {
  const { id, scopedToken } = await begin();
  const sent = test$.notifier.sent.length;
  const twice = await Promise.all([
    correct(scopedToken, { email: right.email }),
    correct(scopedToken, { email: right.email }),
  ]);
  // An answer that was lost is asked for again with the scoped token of before.
  const late = await correct(scopedToken, { email: right.email.toUpperCase() });
  expect([...twice, late].map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([200, 'OTP_SENT']));
  expect(test$.notifier.sent.length - sent).toBe(1);
  expect(
    await test$.db.$count(auditLog, and(eq(auditLog.subjectId, id), eq(auditLog.action, 'contact.corrected'))),
  ).toBe(1);
  expect((await proveContact(test$, { email: right.email }, codeSentTo(test$, right.email))).body.code).toBe(
    'VERIFIED',
  );
});

test('[SEC-08] [SEC-09] a contact that was sent a code a moment ago is not taken yet, and nothing is changed', async () => {
  const { scopedToken, form } = await begin();
  const other = await begin();
  await correct(other.scopedToken, { phone: right.phone });
  test$.clock.forward(1);
  await correct(other.scopedToken, { phone: '+919812300002' });
  const before = await dump(test$.db);
  test$.clock.forward(58);
  const early = await correct(scopedToken, { phone: right.phone });
  expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '1']);
  expect(await dump(test$.db)).toBe(before);
  test$.clock.forward(1);
  expect((await correct(scopedToken, { phone: right.phone })).body.code).toBe('OTP_SENT');
  expect(codeSentTo(test$, form.email)).not.toBe('');
});

test('[SEC-09] [SEC-13] one registration tries five contacts an hour, taken ones among them', async () => {
  const { scopedToken, id } = await begin();
  const { email: taken } = await addUser(test$.db);
  const codes = [];
  for (const at of [1, 2, 3, 4, 5, 6])
    codes.push((await correct(scopedToken, { email: at % 2 ? taken : `leela.${at}@clinic.example` })).body.code);
  const [no, yes] = ['USER_ALREADY_EXISTS', 'OTP_SENT'];
  expect(codes).toEqual([no, yes, no, yes, no, 'RATE_LIMITED']);
  expect((await rowOf(id))?.email).toBe('leela.4@clinic.example');
  expect((await correct((await begin()).scopedToken, { email: right.email })).body.code).toBe(yes);
});

test('[SEC-10] an address that asks for many codes has to work for more, and this is one of them', async () => {
  test$ = await makeApp({ limits: { codesPerMinute: 1 } });
  const { scopedToken } = await begin();
  const { status, body } = await correct(scopedToken, { phone: right.phone });
  expect([status, body.code, body.result]).toEqual([429, 'RATE_LIMITED', { challenge: expect.anything() }]);
});
