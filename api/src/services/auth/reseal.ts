import { and, asc, eq, gt, like, not } from 'drizzle-orm';
import type { Config } from '../../app/config';
import { newestVersion, seal, unseal, versionOf } from '../../auth/seal';
import type { Db } from '../../db/db';
import { secondFactors } from '../../db/schema';
import { knownPrefix } from './redeem-factor';

const batch = 100;
const first = '00000000-0000-0000-0000-000000000000';

type Row = Pick<typeof secondFactors.$inferSelect, 'userId' | 'secret' | 'recoveryHashes'>;

export interface Resealed {
  /** Accounts whose values were sealed anew. */
  resealed: number;
  /** Accounts whose values were so already. */
  already: number;
  /** Versions that values name and we have no key of, each with its accounts; with one of them nothing is changed. */
  missing: Map<number, number>;
}

/** Runs `work` over all accounts with something sealed, some at a time, each time in a transaction that locks them. */
async function inBatches(db: Db, work: (tx: Db, row: Row) => Promise<void>): Promise<void> {
  let after: string | undefined = first;
  while (after !== undefined) {
    const from: string = after;
    after = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(secondFactors)
        .where(and(gt(secondFactors.userId, from), not(like(secondFactors.secret, `${knownPrefix}%`))))
        .orderBy(asc(secondFactors.userId))
        .limit(batch)
        .for('update');
      for (const row of rows) await work(tx, row);
      return rows.at(-1)?.userId;
    });
  }
}

/**
 * Seals everything anew with the newest key, after which older ones may be thrown away. It may run beside servers
 * that have that key, and again.
 * @throws Unreadable where a value is not what its key made
 */
export async function resealAll(db: Db, config: Pick<Config, 'secrets'>): Promise<Resealed> {
  const newest = newestVersion(config);
  const versions = new Set(config.secrets.sealKeys.map(({ version }) => version));
  const done: Resealed = { resealed: 0, already: 0, missing: new Map() };
  const sealedOf = ({ secret, recoveryHashes }: Row) => [secret, ...recoveryHashes];

  await inBatches(db, async (_tx, row) => {
    for (const version of new Set(sealedOf(row).map(versionOf)))
      if (!versions.has(version)) done.missing.set(version, (done.missing.get(version) ?? 0) + 1);
  });
  if (done.missing.size > 0) return done;
  await inBatches(db, async (tx, row) => {
    if (sealedOf(row).every((one) => versionOf(one) === newest)) {
      done.already += 1;
      return;
    }
    const anew = async (one: string) => seal(config, row.userId, await unseal(config, row.userId, one));
    const recoveryHashes = await Promise.all(row.recoveryHashes.map(anew));
    await tx
      .update(secondFactors)
      .set({ secret: await anew(row.secret), recoveryHashes })
      .where(eq(secondFactors.userId, row.userId));
    done.resealed += 1;
  });
  return done;
}
