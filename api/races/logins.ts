import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions } from '../src/db/schema';
import { checkChain } from '../src/services/audit-chain';
import { addUser, enter } from '../src/testing/people';
import { atOnce, expectations, type Race } from './race';

/** One user, logged in many times at once: each login replaces the one before it. */
export const logins: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const count = parallel * 2;
  const user = await addUser(test.db);
  const before = (await checkChain(test.db)).rows;
  const entered = await atOnce(count, () => enter(test, user));
  const mine = eq(sessions.userId, user.id);
  same('sessions', await test.db.$count(sessions, mine), count);
  same('live sessions', await test.db.$count(sessions, and(mine, isNull(sessions.endedAt))), 1);
  same('replaced', await test.db.$count(sessions, and(mine, eq(sessions.endReason, 'replaced'))), count - 1);
  const asked = await Promise.all(
    entered.map(({ token }) => test.call('GET', `/api/users/details/?id=${user.id}`, { token })),
  );
  same('tokens that still work', asked.filter(({ body }) => body.code === 'USERS_FOUND').length, 1);
  same(
    'tokens told that they were replaced',
    asked.filter(({ body }) => body.code === 'SESSION_REPLACED').length,
    count - 1,
  );
  same('one refresh token each', await test.db.$count(refreshTokens), await test.db.$count(sessions));
  const chain = await checkChain(test.db);
  same('audit log', [chain.whole, chain.rows - before], [true, count]);
  return { calls: count * 2, seen: `${count} logins, 1 live session, the audit log whole`, faults };
};
