import { auditLog } from '../db/schema';
import type { Ctx } from './ctx';

export interface AuditEntry {
  action: string;
  subjectType: string;
  subjectId?: string;
  details?: Record<string, unknown>;
  /** Where nobody is signed in yet, for instance at a login. */
  actorId?: string;
}

/** Records who did what; call it inside the transaction of the deed. */
export async function audit(ctx: Ctx, { actorId, ...entry }: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({
    ...entry,
    at: ctx.clock.now(),
    actorId: actorId ?? ctx.caller.userId,
    requestId: ctx.caller.requestId,
  });
}
