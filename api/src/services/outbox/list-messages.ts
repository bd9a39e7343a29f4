import { and, asc, desc, eq, isNotNull, like, ne } from 'drizzle-orm';
import { unseal } from '../../auth/seal';
import { codeAfter } from '../../auth/totp';
import type { Db } from '../../db/db';
import { outboxMessages, secondFactors, users } from '../../db/schema';
import { knownPrefix } from '../auth/redeem-factor';
import type { Ctx } from '../ctx';
import { ownerOf } from './queue-message';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** The newest messages of the outbox, newest first, as they are read. */
export async function listMessages({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<OutboxMessage[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(ne(outboxMessages.state, 'void'))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(50);
  const unsealed = (row: OutboxMessage) => unseal(config, ownerOf(row.id), row.text).catch(() => '');
  return Promise.all(rows.map(async (row) => ({ ...row, text: await unsealed(row) })));
}

export interface DemoCode {
  name: string;
  email: string;
  /** The next code that this account's authenticator may give. */
  code: string;
}

/** What the authenticators of the demo staff show; only those whose secret is no secret. */
export async function listDemoCodes(db: Db, now: Date): Promise<DemoCode[]> {
  const rows = await db
    .select({ user: users, factor: secondFactors })
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.userId))
    .where(and(isNotNull(secondFactors.confirmedAt), like(secondFactors.secret, `${knownPrefix}%`)))
    .orderBy(asc(users.email));
  return rows.map(({ user, factor }) => ({
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    code: codeAfter(factor.secret.slice(knownPrefix.length), factor.lastStep, now),
  }));
}
