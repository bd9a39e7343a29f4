import { and, desc, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customerCodes, type UserRow, users } from '../db/schema';
import { eraseUser } from './account/erase-user';
import { audit } from './audit';
import { discard } from './contributions/pictures';
import { type Ctx, createCtx, inTransaction } from './ctx';
import { forgotten } from './growth';

type Services = Omit<Ctx, 'caller'>;

/** Rows of one statement: a table that grew for months is emptied in steps that are over in time. */
const batch = 5000;
/** Registrations of one run; each is a transaction, and the next run comes in an hour. */
const registrations = 100;

/** Rows that another deletes are left to it, so that none waits. */
async function removeAll({ db }: Pick<Ctx, 'db'>, table: PgTable, where: SQL | undefined): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = db.select({ at: sql`ctid` }).from(table).where(where).limit(batch).for('update', { skipLocked: true });
    const rows = await db.delete(table).where(sql`ctid = any(array(${old}))`).returning({ one: sql`1` });
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}

/** The moment that `most` rows are as new as or newer than; none where there are fewer. */
async function momentOf({ db }: Pick<Ctx, 'db'>, table: PgTable, since: SQLWrapper, most: number) {
  const [row] = await db
    .select({ at: sql<string>`${since}::text` })
    .from(table)
    .orderBy(desc(sql`${since}`))
    .offset(most - 1)
    .limit(1);
  return row?.at;
}

/** Nobody calls: the server does it itself. */
const own = { role: 'all', ip: '', requestId: 'purge' } as const;
const noDevice = { details: { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' } };

/** Removes a registration that was never finished, and lets its card be used again. */
async function removeRegistration(ctx: Ctx, user: UserRow): Promise<void> {
  const loose = await inTransaction(ctx, async (tx) => {
    const loose = await eraseUser(tx, user);
    await tx.db.update(customerCodes).set({ usedAt: null }).where(eq(customerCodes.code, user.customerId));
    await tx.db.delete(users).where(eq(users.id, user.id));
    await audit(tx, { action: 'user.abandoned', subjectType: 'user', subjectId: user.id });
    return loose;
  });
  await discard(ctx, loose);
}

/**
 * Deletes what is of no use any more, as the list of all tables has it (`growth.ts`): rows past their age, strangers'
 * rows past their number, and registrations that nobody went on with.
 * @returns how many rows went, by table; those of which none went are left out
 */
export async function purgeRecords(services: Services): Promise<Record<string, number>> {
  const { retention } = services.config;
  const now = services.clock.now().getTime();
  const before = (age: number) => sql`${new Date(now - age).toISOString()}::timestamptz`;
  const removed: Record<string, number> = {};
  for (const { name, table, age, since, only, most } of forgotten) {
    let count = await removeAll(services, table, and(sql`${since} < ${before(retention[age])}`, only));
    const oldest = most && (await momentOf(services, table, since, most));
    if (oldest) count += await removeAll(services, table, sql`${since} < ${oldest}::timestamptz`);
    if (count > 0) removed[name] = (removed[name] ?? 0) + count;
  }
  const ctx = createCtx({ ...services, caller: { ...own, device: noDevice } });
  const abandoned = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'doctor'),
        eq(users.approval, 'pending'),
        eq(users.isComplete, false),
        eq(users.demo, false),
        lt(users.updatedAt, new Date(now - retention.abandonedRegistrations)),
      ),
    )
    .limit(registrations);
  for (const user of abandoned) await removeRegistration(ctx, user);
  if (abandoned.length > 0) removed.registrations = abandoned.length;
  return removed;
}
