import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../../../db/schema';
import { audit } from '../../audit';
import { endSessionsOf } from '../../auth/end-sessions-of';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import type { Verb } from '../../verb';
import { findOther } from './may-touch';

/** Ends the session of a person, for API and socket (SEC-27); CONFLICT where there is none. */
export const logOutUser: Verb<'admin.users.logout'> = async ({ ctx, input }) => {
  const { id } = input.body;
  await inTransaction(ctx, async (tx) => {
    await findOther(tx, id);
    const open = await tx.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)));
    if (open === 0) refuse('CONFLICT');
    await endSessionsOf(tx, id, 'ended');
    await audit(tx, { action: 'user.loggedOut', subjectType: 'user', subjectId: id });
  });
  return { code: 'SUCCESS', result: null };
};
