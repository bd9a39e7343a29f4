import { type Code, type OperationId, type Route, routes } from '@tvacha/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { chainHash } from '../auth/chain-hash';
import { auditHead, auditLog } from '../db/schema';
import { addressBlock } from '../limits/address-block';
import { windowAt } from '../limits/counters';
import { type Ctx, inTransaction } from './ctx';
import type { Refusal } from './refuse';

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

const hour = 3_600_000;

/** A password, a code or an authenticator that was wrong, too late or once too often. */
const failures: ReadonlySet<Code> = new Set(['INVALID_CREDENTIALS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES']);

function actionOf(id: OperationId, code: Code): string | undefined {
  const { access }: Route = routes[id];
  if (failures.has(code)) return 'proof.failed';
  const isForStaff = access.kind === 'staff' || access.kind === 'staffOfAny';
  return code === 'FORBIDDEN' && isForStaff ? 'access.refused' : undefined;
}

/** Whether there is room for one more in this hour, and whether it is the last. */
async function roomFor({ counters, clock, config, caller }: Ctx): Promise<'yes' | 'last' | 'no'> {
  const { perAddress, inAll } = config.auditedRefusals;
  const { start } = windowAt(clock.now().getTime(), hour);
  const own = await counters.hit(`refusals:${addressBlock(caller.ip)}`, start, hour);
  if (own > perAddress) return 'no';
  const all = await counters.hit('refusals', start, hour);
  if (all > inAll) return 'no';
  return own === perAddress || all === inAll ? 'last' : 'yes';
}

/**
 * Writes into the audit log who was refused what, from where and why (SEC-43): failed proofs of who somebody is, and
 * staff who reach for what they may not do. Only so many an hour, as a stranger must not be able to fill the log; the
 * last of them says that there may be more.
 */
export async function auditRefusal(ctx: Ctx, id: OperationId, { code, extras }: Refusal): Promise<void> {
  const action = actionOf(id, code);
  if (!action) return;
  const room = await roomFor(ctx);
  if (room === 'no') return;
  const { userId, scopedTokenOf } = ctx.caller;
  const actorId = userId ?? scopedTokenOf;
  const subjectId = extras.about ?? actorId;
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action,
      subjectType: 'user',
      ...(subjectId ? { subjectId } : {}),
      ...(actorId ? { actorId } : {}),
      details: { operation: id, code, ...(room === 'last' ? { more: true } : {}) },
    }),
  );
}
