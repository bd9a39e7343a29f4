import { eq } from 'drizzle-orm';
import { otpChallenges, users } from '../src/db/schema';
import { addUser, enter } from '../src/testing/people';
import { codeSentTo } from '../src/testing/registrants';
import { atOnce, expectations, type Race, type Scale, tally, told } from './race';

const password = 'Banyan-step-47';
const only = (counts: Record<string, number>, ...codes: string[]) =>
  Object.keys(counts).filter((code) => !codes.includes(code));

/** The tries that an account has before it rests; a right one gives them back. */
const within = ({ parallel }: Scale) => Math.min(parallel, 15);

/** One number, asked for a code many times at once: one is made and sent in a pause, whoever asks. */
export const codeRequests: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const user = await addUser(test.db);
  const ask = (path: string, body: object) => test.call('POST', path, { body, elsewhere: true });
  const replies = await atOnce(parallel, (at) =>
    at % 2 === 0
      ? ask('/api/auth/login', { type: 'otp', phone: user.phone, loginUser: 'doctor' })
      : ask('/api/auth/otp/resend', { phone: user.phone, purpose: 'reset' }),
  );
  const counts = tally(replies);
  same('sent', (counts['login-otp-sent'] ?? 0) + (counts.OTP_SENT ?? 0), 1);
  same('the others', counts.RATE_LIMITED, parallel - 1);
  same('codes made', await test.db.$count(otpChallenges, eq(otpChallenges.contact, user.phone ?? '')), 1);
  same('messages', test.notifier.sent.length, 1);
  return { calls: parallel, seen: told(counts), faults };
};

/** The right password, given many times at once: each is counted, each forgets the count. */
export const passwordLogins: Race = async (test, scale) => {
  const { faults, same } = expectations();
  const { email } = await addUser(test.db, { password });
  const body = { type: 'password', email, password, loginUser: 'doctor' };
  const replies = await atOnce(within(scale), () => test.call('POST', '/api/auth/login', { body }));
  const counts = tally(replies);
  same('answers', counts, { LOGIN_SUCCESS: within(scale) });
  const asked = await Promise.all(
    replies.map(({ body: { token } }) => test.call('GET', '/api/users/profile', token ? { token } : {})),
  );
  same('tokens that still work', asked.filter(({ body }) => !body.error).length, 1);
  return { calls: within(scale) * 2, seen: told(counts), faults };
};

/** Right and wrong proofs of one session, mixed. */
export const proofs: Race = async (test, scale) => {
  const { faults, same } = expectations();
  const { token } = await enter(test, await addUser(test.db, { password }));
  const replies = await atOnce(within(scale), (at) =>
    test.call('POST', '/api/auth/prove', { token, body: { password: at % 3 === 0 ? 'wrong' : password } }),
  );
  const counts = tally(replies);
  const wrong = Math.ceil(within(scale) / 3);
  same('answers', counts, { INVALID_CREDENTIALS: wrong, VERIFIED: within(scale) - wrong });
  return { calls: within(scale), seen: told(counts), faults };
};

/** One new number, wanted by many members at once; then its code, given by one of them many times. */
export const contactChanges: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const phone = '+919811111117';
  const count = Math.min(parallel, 10);
  const members = await Promise.all(Array.from({ length: count }, () => addUser(test.db)));
  const entered: Awaited<ReturnType<typeof enter>>[] = [];
  for (const member of members) entered.push(await enter(test, member));
  const asked = await atOnce(count, (at) =>
    test.call('POST', '/api/users/contact', { token: entered[at]?.token ?? '', body: { phone } }),
  );
  const counts = tally(asked);
  same('no fault of ours', only(counts, 'OTP_SENT', 'RATE_LIMITED'), []);
  same('messages', test.notifier.sent.length, counts.OTP_SENT ?? 0);
  same('codes made', await test.db.$count(otpChallenges, eq(otpChallenges.contact, phone)), counts.OTP_SENT ?? 0);
  const winner = entered[asked.findIndex(({ body }) => body.code === 'OTP_SENT')]?.token ?? '';
  const otp = codeSentTo(test, phone);
  const given = tally(
    await atOnce(parallel, () =>
      test.call('POST', '/api/users/contact/confirm', { token: winner, body: { phone, otp } }),
    ),
  );
  same('changed', given.UPDATE_SUCCCESS, 1);
  same('no fault of ours', only(given, 'UPDATE_SUCCCESS', 'INVALID_OTP', 'TOO_MANY_TRIES'), []);
  same('who has it', await test.db.$count(users, eq(users.phone, phone)), 1);
  return { calls: count + parallel, seen: `${told(counts)}; ${told(given)}`, faults };
};
