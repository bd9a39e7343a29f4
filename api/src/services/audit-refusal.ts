import { type Code, type OperationId, type Route, routes } from '@tvacha/shared-contract';
import { addressBlock } from '../limits/address-block';
import { windowAt } from '../limits/window-at';
import { audit } from './audit';
import { type Ctx, inTransaction } from './ctx';
import type { Refusal } from './refuse';

const hour = 3_600_000;

/** A password, a code or an authenticator that was wrong, too late or once too often. */
const failures: ReadonlySet<Code> = new Set(['INVALID_CREDENTIALS', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_TRIES']);

function actionOf(id: OperationId, code: Code): string | undefined {
  const { access }: Route = routes[id];
  if (failures.has(code)) return 'proof.failed';
  return code === 'FORBIDDEN' && access.kind === 'staff' ? 'access.refused' : undefined;
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
