import { eq, sql } from 'drizzle-orm';
import { chainHash } from '../auth/chain-hash';
import { auditHead, auditLog } from '../db/schema';
import type { Ctx } from './ctx';

export interface AuditEntry {
  action: string;
  subjectType: string;
  subjectId?: string;
  details?: Record<string, unknown>;
  /** Where nobody is signed in yet, for instance at a login. */
  actorId?: string;
}

/** The part of a ctx that the log needs. */
export type AuditCtx = Pick<Ctx, 'db' | 'clock' | 'caller'>;

const head = 1;

/**
 * Records who did what; call it inside the transaction of the deed and last in it, because writers of the
 * log take turns from here until they commit (SEC-43).
 */
export async function audit(ctx: AuditCtx, { actorId, details = {}, ...entry }: AuditEntry): Promise<void> {
  const [before] = await ctx.db
    .insert(auditHead)
    .values({ id: head, seq: 1, hash: '' })
    .onConflictDoUpdate({ target: auditHead.id, set: { seq: sql`${auditHead.seq} + 1` } })
    .returning({ seq: auditHead.seq, hash: auditHead.hash });
  if (!before) throw new Error('The audit log has no head');
  const row = {
    ...entry,
    seq: before.seq,
    at: ctx.clock.now(),
    actorId: actorId ?? ctx.caller.userId ?? null,
    subjectId: entry.subjectId ?? null,
    details,
    ip: ctx.caller.ip,
    requestId: ctx.caller.requestId,
  };
  const hash = await chainHash(before.hash, row);
  await ctx.db.insert(auditLog).values({ ...row, hash });
  await ctx.db.update(auditHead).set({ hash }).where(eq(auditHead.id, head));
}
