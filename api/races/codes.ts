import { and, eq, isNull } from 'drizzle-orm';
import { otpChallenges, sessions } from '../src/db/schema';
import { addUser, askForCode, giveCode, newestCode } from '../src/testing/people';
import { atOnce, expectations, type Race, tally, told } from './race';

/** Guesses at one code, all at once; afterwards not even the right one counts. */
export const wrongCodes: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const user = await addUser(test.db);
  await askForCode(test, user.phone);
  const right = newestCode(test);
  const guesses = await atOnce(parallel, (at) =>
    giveCode(test, user.phone, String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')),
  );
  const counts = tally(guesses);
  const [challenge] = await test.db
    .select()
    .from(otpChallenges)
    .where(eq(otpChallenges.contact, user.phone ?? ''));
  const compared = Math.min(test.config.otp.tries, parallel);
  same('codes compared', counts.INVALID_OTP, compared);
  same('tries counted', challenge?.tries, compared);
  const late = await giveCode(test, user.phone, right);
  same('the right code afterwards', late.body.code, 'TOO_MANY_TRIES');
  same('sessions', await test.db.$count(sessions, eq(sessions.userId, user.id)), 0);
  return { calls: parallel + 1, seen: `${told(counts)}; the right one ${late.body.code}`, faults };
};

/** The right code, from many places at once. */
export const rightCodes: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const user = await addUser(test.db);
  await askForCode(test, user.phone);
  const right = newestCode(test);
  const replies = await atOnce(parallel, () => giveCode(test, user.phone, right));
  const counts = tally(replies);
  const live = and(eq(sessions.userId, user.id), isNull(sessions.endedAt));
  same('logins', counts.LOGIN_SUCCESS, 1);
  same('sessions', await test.db.$count(sessions, eq(sessions.userId, user.id)), 1);
  same('live sessions', await test.db.$count(sessions, live), 1);
  same(
    'other answers',
    Object.keys(counts).filter((code) => !/LOGIN_SUCCESS|INVALID_OTP|TOO_MANY/.test(code)),
    [],
  );
  return { calls: parallel, seen: told(counts), faults };
};
