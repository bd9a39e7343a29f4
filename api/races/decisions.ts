import { and, eq } from 'drizzle-orm';
import { auditLog } from '../src/db/schema';
import { checkChain } from '../src/services/audit-chain';
import { addUser, enter } from '../src/testing/people';
import { atOnce, expectations, type Race, tally, told } from './race';

/** Many members of staff decide on one applicant at once. */
export const decisions: Race = async (test, { parallel }) => {
  const { faults, same } = expectations();
  const applicant = await addUser(test.db, { approval: 'pending' });
  const { token } = await enter(test, await addUser(test.db, { role: 'admin' }));
  const reason = 'The registration number is not known';
  const replies = await atOnce(parallel, (at) =>
    at % 2 === 0
      ? test.call('POST', '/api/admin/users/approve', { token, body: { id: applicant.id } })
      : test.call('POST', '/api/admin/users/reject', { token, body: { id: applicant.id, reason } }),
  );
  const counts = tally(replies);
  same('decisions taken', replies.filter(({ body }) => !body.error).length, 1);
  same('the others', counts.CONFLICT, parallel - 1);
  const about = and(eq(auditLog.subjectId, applicant.id), eq(auditLog.subjectType, 'user'));
  same('in the audit log', await test.db.$count(auditLog, about), 1);
  same('audit log whole', (await checkChain(test.db)).whole, true);
  return { calls: parallel, seen: told(counts), faults };
};
