import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions } from '../src/db/schema';
import { addUser, logIn } from '../src/testing/people';
import { atOnce, expectations, type Race, tally, told } from './race';

/** One token, refreshed by many tabs at once, round after round. */
export const refreshes: Race = async (test, { parallel, rounds }) => {
  const { faults, same } = expectations();
  const user = await addUser(test.db);
  const login = await logIn(test, user);
  let { refreshToken } = login;
  let counts: Record<string, number> = {};
  for (let round = 1; round <= rounds; round += 1) {
    const replies = await atOnce(parallel, () =>
      test.call('POST', '/api/auth/access/token', { body: { refreshToken }, cookie: login.cookie }),
    );
    counts = tally(replies);
    const handedOut = new Set(
      replies
        .filter(({ body }) => !body.error)
        .map(({ body }) => (body.result as { refreshToken: string }).refreshToken),
    );
    const live = await test.db.$count(refreshTokens, isNull(refreshTokens.rotatedAt));
    const families = await test.db.$count(sessions, and(eq(sessions.userId, user.id), isNull(sessions.endedAt)));
    same(`round ${round}, tokens handed out`, handedOut.size, 1);
    same(`round ${round}, live tokens`, live, 1);
    same(`round ${round}, families alive`, families, 1);
    same(`round ${round}, tokens made`, await test.db.$count(refreshTokens), round + 1);
    refreshToken = [...handedOut][0] ?? refreshToken;
  }
  return { calls: parallel * rounds, seen: `one winner in each of ${rounds} rounds; at last ${told(counts)}`, faults };
};
