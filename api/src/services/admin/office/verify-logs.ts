import { checkChain } from '../../audit-chain';
import type { Answer, VerbCall } from '../../verb';

/** Whether the audit log hangs together. */
export async function verifyLogs({ ctx }: VerbCall<'admin.logs.verify'>): Promise<Answer<'admin.logs.verify'>> {
  return { code: 'SUCCESS', result: await checkChain(ctx.db) };
}
