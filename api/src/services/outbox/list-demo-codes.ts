import { and, asc, eq, isNotNull, like } from 'drizzle-orm';
import { codeAfter } from '../../auth/totp';
import type { Db } from '../../db/db';
import { secondFactors, users } from '../../db/schema';
import { knownPrefix } from '../auth/redeem-factor';

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
