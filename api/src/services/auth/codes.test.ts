import { eq } from 'drizzle-orm';
import { hashCode, isCode, randomCode } from '../../auth/code';
import { otpChallenges, otpPurposes, sessions, users } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, askForCode, giveCode, newestCode } from '../../testing/people';
import { dump } from '../../testing/test-database';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function codeFor(phone: string | null) {
  await askForCode(test$, phone);
  return newestCode(test$);
}
const codesOf = (replies: { body: { code: string } }[]) => replies.map(({ body }) => body.code);
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

test('[SEC-01] codes are six digits, evenly spread, leading zeros kept', () => {
  const codes = Array.from({ length: 100_000 }, randomCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  for (let place = 0; place < 6; place += 1) {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const code of codes) counts[Number(code[place])] = (counts[Number(code[place])] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // Nine degrees of freedom: an even spread exceeds 50 about once in ten million runs.
    expect(chiSquare).toBeLessThan(50);
  }
});

test.each([
  [299.999, 'LOGIN_SUCCESS'],
  [300, 'OTP_EXPIRED'],
])('[SEC-02] [AUTH-04] after %s seconds the code answers %s', async (seconds, expected) => {
  const { phone } = await addUser(test$.db);
  const code = await codeFor(phone);
  test$.clock.forward(seconds);
  expect((await giveCode(test$, phone, code)).body.code).toBe(expected);
});

test('[SEC-02] the message says for how many minutes its code is good', async () => {
  const { phone } = await addUser(test$.db);
  await askForCode(test$, phone);
  expect(test$.notifier.sent.at(-1)?.text).toMatch(/\b5 minutes\b/);
});

test('[SEC-03] of fifty wrong codes at once five are compared, and then the right one is refused too', async () => {
  const { phone } = await addUser(test$.db);
  const code = await codeFor(phone);
  const answers = codesOf(await times(50, () => giveCode(test$, phone, wrongOf(code))));
  expect(answers.filter((answer) => answer === 'INVALID_OTP')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'TOO_MANY_TRIES')).toHaveLength(45);
  const last = await giveCode(test$, phone, code);
  expect([last.status, last.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
});

test('[SEC-03] [AUTH-04] the right code is still good at the fifth try', async () => {
  const { phone } = await addUser(test$.db);
  const code = await codeFor(phone);
  for (let tries = 1; tries <= 4; tries += 1) {
    const { status, body } = await giveCode(test$, phone, wrongOf(code));
    expect([status, body.code, body.message]).toEqual([400, 'INVALID_OTP', 'Invalid OTP. Try again!']);
    expect(body.result).toEqual({ triesLeft: 5 - tries });
  }
  expect((await giveCode(test$, phone, code)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-04] of fifty right codes at once one makes a session', async () => {
  const { id, phone } = await addUser(test$.db);
  const code = await codeFor(phone);
  const answers = codesOf(await times(50, () => giveCode(test$, phone, code)));
  expect(answers.filter((answer) => answer === 'LOGIN_SUCCESS')).toHaveLength(1);
  expect(await test$.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
});

test('[SEC-05] [AUTH-04] a new code ends the one before it', async () => {
  const { phone } = await addUser(test$.db);
  const first = await codeFor(phone);
  test$.clock.forward(61);
  const second = await codeFor(phone);
  if (first !== second) expect((await giveCode(test$, phone, first)).body.code).toBe('INVALID_OTP');
  expect((await giveCode(test$, phone, second)).body.code).toBe('LOGIN_SUCCESS');
});

test('[SEC-06] a code is good for its challenge, its contact and its purpose alone', async () => {
  const slips = ['one', 'two'].flatMap((challengeId) =>
    ['+919000000101', 'person@tvacha.example'].flatMap((contact) =>
      otpPurposes.map((purpose) => ({ challengeId, contact, purpose })),
    ),
  );
  for (const made of slips) {
    const hash = await hashCode(test$.config, made, '012345');
    for (const given of slips) expect(await isCode(test$.config, given, '012345', hash)).toBe(made === given);
  }
});

test("[SEC-06] a code asked for one phone does not open another's account, nor one whose phone has changed", async () => {
  const [mine, theirs] = [await addUser(test$.db), await addUser(test$.db)];
  const code = await codeFor(mine.phone);
  expect((await giveCode(test$, theirs.phone, code)).body.code).toBe('INVALID_OTP');
  await test$.db.update(users).set({ phone: '+919222222222' }).where(eq(users.id, mine.id));
  expect((await giveCode(test$, mine.phone, code)).body.code).toBe('INVALID_OTP');
  expect((await giveCode(test$, '+919222222222', code)).body.code).toBe('INVALID_OTP');
});

test('[SEC-07] [SEC-14] no table, log line, URL or answer holds a code that was sent', async () => {
  const { phone } = await addUser(test$.db);
  const asked = await askForCode(test$, phone);
  const code = newestCode(test$);
  await giveCode(test$, phone, wrongOf(code));
  const everything = JSON.stringify([await dump(test$.db), test$.logged, asked.body, [...asked.headers]]);
  expect(everything).toContain(phone);
  expect(everything).not.toContain(code);
});

test('[SEC-07] a code is gone from the database a day later', async () => {
  const old = await addUser(test$.db);
  await codeFor(old.phone);
  test$.clock.forward(24 * 3600 + 1);
  await codeFor((await addUser(test$.db)).phone);
  expect(await test$.db.$count(otpChallenges, eq(otpChallenges.contact, old.phone ?? ''))).toBe(0);
});

test('[SEC-08] [AUTH-04] another code is sent after 60 seconds, not before', async () => {
  const { phone } = await addUser(test$.db);
  await codeFor(phone);
  const sent = test$.notifier.sent.length;
  test$.clock.forward(59);
  const early = await askForCode(test$, phone);
  expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '1']);
  expect(test$.notifier.sent).toHaveLength(sent);
  test$.clock.forward(1);
  expect((await askForCode(test$, phone)).body.code).toBe('login-otp-sent');
});

test('[SEC-08] of ten requests at once one sends a code', async () => {
  const { phone } = await addUser(test$.db);
  const sent = test$.notifier.sent.length;
  await times(10, () => askForCode(test$, phone));
  expect(test$.notifier.sent).toHaveLength(sent + 1);
});

test('[SEC-09] three codes in ten minutes and ten in a day are sent; those that were used do not count', async () => {
  const { phone } = await addUser(test$.db);
  await giveCode(test$, phone, await codeFor(phone));
  const answers: string[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    answers.push((await askForCode(test$, phone)).body.code);
    test$.clock.forward(60);
  }
  expect(answers).toEqual(['login-otp-sent', 'login-otp-sent', 'login-otp-sent', 'RATE_LIMITED']);
  for (let hour = 0; hour < 7; hour += 1) {
    test$.clock.forward(3600);
    expect((await askForCode(test$, phone)).body.code).toBe('login-otp-sent');
  }
  test$.clock.forward(3600);
  expect((await askForCode(test$, phone)).body.code).toBe('RATE_LIMITED');
});
