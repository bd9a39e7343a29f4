import type { BulkAction, BulkRefusal } from '@tvacha/shared-contract/bulk';
import { and, eq } from 'drizzle-orm';
import type { Log } from '../../../app/log';
import { type BulkJobRow, bulkJobs, bulkRows, users } from '../../../db/schema';
import { callerNow } from '../../auth/caller-now';
import { type Caller, type Ctx, createCtx, inTransaction } from '../../ctx';
import { Refusal } from '../../refuse';
import { one } from '../../rows';
import { approveUser, rejectUser } from '../users/decide-user';
import { disableUser, enableUser } from '../users/manage-user';
import { findOther } from '../users/prevent-escalation';
import { changeRole } from '../users/update-user';
import { queueWelcome } from '../users/welcome-mail';
import { candidateColumns, forecast, readDefinitions } from './forecast';

/** What happens to one account: the very operation on one, so that its rules hold. */
const deeds: Record<BulkAction, (ctx: Ctx, id: string, given: BulkJobRow['given']) => Promise<unknown>> = {
  approve: (ctx, id) => approveUser({ ctx, input: { body: { id } } }),
  reject: (ctx, id, { reason = '' }) => rejectUser({ ctx, input: { body: { id, reason } } }),
  disable: (ctx, id, { reason = '' }) => disableUser({ ctx, input: { body: { id, reason } } }),
  enable: (ctx, id) => enableUser({ ctx, input: { body: { id } } }),
  // Queued, so that it goes out once even where this process ends in between.
  welcome: (ctx, id) => queueWelcome(ctx, id),
  role: (ctx, id, { role, roleId }) => changeRole(ctx, { id, role, roleId }),
};

/** Those that the operation itself begins with a look at all admins, before any account is locked. */
const locksAdmins: readonly BulkAction[] = ['disable', 'enable', 'role'];

const reasons = {
  FORBIDDEN: 'beyond',
  CONFLICT: 'state',
  NOT_FOUND: 'gone',
  REGISTRATION_NUMBER_NEEDED: 'number',
} as const;

class Left extends Error {
  constructor(readonly why: BulkRefusal) {
    super(why);
  }
}

function reasonOf(error: unknown): BulkRefusal {
  if (error instanceof Left) return error.why;
  return (error instanceof Refusal && reasons[error.code as keyof typeof reasons]) || 'failed';
}

const noDevice = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };

/** Whoever began the run, with the rights they have now; null where they may not do it any more. */
const starterOf = (ctx: Pick<Ctx, 'db'>, { id, action, startedBy, ip }: BulkJobRow): Promise<Caller | null> =>
  callerNow(ctx, startedBy, `admin.bulk.${action}`, { ip, requestId: `bulk:${id}`, device: noDevice });

type Chosen = Pick<typeof bulkRows.$inferSelect, 'userId' | 'seen'>;

/** Locks the account in the order in which the operation does, and refuses it where it is not as it was seen. */
async function lockAsSeen(tx: Ctx, { action, given }: BulkJobRow, { userId, seen }: Chosen): Promise<void> {
  const [user] = await tx.db.select(candidateColumns).from(users).where(eq(users.id, userId));
  if (!user) throw new Left('gone');
  if (user.erasedAt === null && user.updatedAt.getTime() !== seen.getTime()) throw new Left('changed');
  const why = forecast(user, { action, given, caller: tx.caller, definitions: await readDefinitions(tx) });
  if (why) throw new Left(why);
  if (locksAdmins.includes(action)) await findOther(tx, userId);
  const lock = tx.db.select({ at: users.updatedAt }).from(users).where(eq(users.id, userId)).for('update');
  if (one(await lock).at.getTime() !== seen.getTime()) throw new Left('changed');
}

/** What a run is carried out with; it begins no other. */
export type Needs = Omit<Ctx, 'caller' | 'bulk'> & { log: Log };
const asleep = { wake: () => {} };

/**
 * Does what a run does to one account, in one transaction with the note that it is done: however a process ends, nobody
 * is done twice.
 * @returns whether the run goes on
 */
export async function carryOut({ log, ...services }: Needs, job: BulkJobRow, userId: string): Promise<boolean> {
  const caller = await starterOf(services, job);
  const running = and(eq(bulkJobs.id, job.id), eq(bulkJobs.state, 'running'));
  if (!caller) {
    const stopped = { state: 'cancelled', stopped: 'rights', endedAt: services.clock.now() } as const;
    await services.db.update(bulkJobs).set(stopped).where(running);
    return false;
  }
  return inTransaction(createCtx({ ...services, bulk: asleep, caller }), async (tx) => {
    // Held until the end: once it is answered that a run rests or is cancelled, nobody is changed any more.
    const [live] = await tx.db.select({ id: bulkJobs.id }).from(bulkJobs).where(running).for('share');
    if (!live) return false;
    const own = and(eq(bulkRows.jobId, job.id), eq(bulkRows.userId, userId));
    const free = and(own, eq(bulkRows.state, 'waiting'));
    const [row] = await tx.db.select().from(bulkRows).where(free).for('update', { skipLocked: true });
    if (!row) return true;
    let why: BulkRefusal | null = null;
    try {
      await inTransaction(tx, async (inner) => {
        await lockAsSeen(inner, job, row);
        await deeds[job.action](inner, userId, job.given);
      });
    } catch (error) {
      why = reasonOf(error);
      if (why === 'failed') log.warn({ job: job.id, reason: (error as Error).name }, 'account of a run not changed');
    }
    const state = why ? 'refused' : 'done';
    await tx.db.update(bulkRows).set({ state, why, at: tx.clock.now() }).where(own);
    return true;
  });
}
