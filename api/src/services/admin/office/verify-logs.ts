import { checkChain } from '../../audit-chain';
import type { Answer, VerbCall } from '../../verb';

/** Rows that one call looks at. */
const most = 5000;

/** Whether the audit log hangs together, so many rows at a time: `next` is what to ask for after it. */
export async function verifyLogs({ ctx, input }: VerbCall<'admin.logs.verify'>): Promise<Answer<'admin.logs.verify'>> {
  return { code: 'SUCCESS', result: await checkChain(ctx.db, { after: input.query.after, most }) };
}
