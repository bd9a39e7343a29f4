import { eq } from 'drizzle-orm';
import { otpChallenges, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser } from '../../testing/people';
import { codeSentTo, newForm, proveContact, registerDoctor, sendForm } from '../../testing/registrants';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const resend = (body: object) => test$.call('POST', '/api/auth/otp/resend', { body });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.each(['phone', 'email'] as const)(
  '[AUTH-02] [AUTH-04] proving the %s leads on to the documents',
  async (which) => {
    const form = await newForm(test$);
    await sendForm(test$, form);
    const contact = which === 'phone' ? { phone: `+91${form.phone.number}` } : { email: form.email };
    const { status, body } = await proveContact(test$, contact, codeSentTo(test$, Object.values(contact)[0] ?? ''));
    expect([status, body.code, body.message]).toEqual([200, 'VERIFIED', 'Verified Successfully']);
    expect(body.result).toMatchObject({ customerId: form.customerId, stage: 'DOCUMENT_PENDING' });
    expect(body.token).toBeDefined();
    const [user] = await test$.db.select().from(users).where(eq(users.customerId, form.customerId));
    expect([user?.phoneVerified, user?.emailVerified]).toEqual([which === 'phone', which === 'email']);
  },
);

test('[AUTH-04] [SEC-06] a wrong code proves nothing, nor does the code of the other contact', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  const phone = `+91${form.phone.number}`;
  const code = codeSentTo(test$, phone);
  for (const [contact, otp] of [
    [{ phone }, wrongOf(code)],
    [{ email: form.email }, code],
  ] as const) {
    if (otp === codeSentTo(test$, form.email)) continue;
    const { status, body } = await proveContact(test$, contact, otp);
    expect([status, body.code, body.token]).toEqual([400, 'INVALID_OTP', undefined]);
  }
});

test('[AUTH-04] [SEC-02] an old code is said to be old', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  test$.clock.forward(301);
  const { status, body } = await proveContact(test$, { email: form.email }, codeSentTo(test$, form.email));
  expect([status, body.code]).toEqual([400, 'OTP_EXPIRED']);
});

test('[SEC-03] [SEC-04] the code of a registration is tried five times, and taken once', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  const { email } = form;
  const code = codeSentTo(test$, email);
  const right = await Promise.all(Array.from({ length: 5 }, () => proveContact(test$, { email }, code)));
  expect(right.filter(({ body }) => body.code === 'VERIFIED')).toHaveLength(1);
  const phone = `+91${form.phone.number}`;
  const other = codeSentTo(test$, phone);
  const wrong = await Promise.all(Array.from({ length: 20 }, () => proveContact(test$, { phone }, wrongOf(other))));
  expect(wrong.filter(({ body }) => body.code === 'INVALID_OTP')).toHaveLength(5);
  expect((await proveContact(test$, { phone }, other)).body.code).toBe('TOO_MANY_TRIES');
});

test('[AUTH-04] [SEC-05] a code is sent again, and ends the one before', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  const { email } = form;
  const first = codeSentTo(test$, email);
  test$.clock.forward(60);
  const { status, body } = await resend({ email });
  expect([status, body.code, body.message, body.result]).toEqual([
    200,
    'OTP_SENT',
    'OTP Send Successfully',
    { expiresIn: 300, resendIn: 60 },
  ]);
  const second = codeSentTo(test$, email);
  if (first !== second) expect((await proveContact(test$, { email }, first)).body.code).toBe('INVALID_OTP');
  expect((await proveContact(test$, { email }, second)).body.code).toBe('VERIFIED');
});

test('[SEC-08] [SEC-13] whether there is such an account is told by neither answer nor limits', async () => {
  const { phone } = await registerDoctor(test$);
  const approved = await addUser(test$.db);
  test$.clock.forward(600);
  for (const purpose of ['registration', 'reset']) {
    const ask = (body: object) => resend({ ...body, purpose });
    const known = [await ask({ phone }), await ask({ phone: approved.phone }), await ask({ email: approved.email })];
    const unknown = [await ask({ phone: '+919123456780' }), await ask({ email: 'nobody@clinic.example' })];
    for (const { status, body } of unknown) expect([status, body]).toEqual([known[0]?.status, known[0]?.body]);
    test$.clock.forward(59);
    const early = [await ask({ phone }), await ask({ phone: '+919123456780' })];
    expect(early.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '1'],
      [429, '1'],
    ]);
    expect(early[0]?.body).toEqual(early[1]?.body);
    test$.clock.forward(1);
  }
});

test('[SEC-13] a registration code goes to applicants alone, a reset code to members alone', async () => {
  const approved = await addUser(test$.db);
  const waiting = await addUser(test$.db, { approval: 'pending' });
  await resend({ phone: approved.phone });
  await resend({ phone: waiting.phone, purpose: 'reset' });
  expect(test$.notifier.sent).toEqual([]);
});

test('[SEC-09] five codes an hour go to one email address', async () => {
  const { email } = await addUser(test$.db, { approval: 'pending' });
  const statuses = [];
  for (let times = 0; times < 6; times += 1) {
    statuses.push((await resend({ email })).status);
    test$.clock.forward(599);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('[SEC-06] the phone of an account that has changed meanwhile is not proved by the old code', async () => {
  const form = await newForm(test$);
  await sendForm(test$, form);
  const phone = `+91${form.phone.number}`;
  await test$.db.update(users).set({ phone: '+919222222221' }).where(eq(users.phone, phone));
  expect((await proveContact(test$, { phone }, codeSentTo(test$, phone))).body.code).toBe('INVALID_OTP');
});

test('[SEC-12] when the SMS of a minute are spent, no more go out; email still does', async () => {
  test$ = await makeApp({ limits: { smsPerMinute: 1 } });
  const [one, other] = [await addUser(test$.db), await addUser(test$.db, { password: 'Jasmine-roof-12' })];
  const ask = (phone: string | null) =>
    test$.call('POST', '/api/auth/login', { body: { type: 'otp', phone, loginUser: 'doctor' } });
  expect((await ask(one.phone)).status).toBe(200);
  const refused = await ask(other.phone);
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(await test$.db.$count(otpChallenges, eq(otpChallenges.userId, other.id))).toBe(0);
  const byPassword = { type: 'password', email: other.email, password: 'Jasmine-roof-12', loginUser: 'doctor' };
  expect((await test$.call('POST', '/api/auth/login', { body: byPassword })).body.code).toBe('LOGIN_SUCCESS');
});
