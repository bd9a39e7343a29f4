import { and, asc, eq, gt, like, not } from 'drizzle-orm';
import type { Config } from '../../app/config';
import { newestVersion, seal, unseal, versionOf } from '../../auth/seal';
import type { Db } from '../../db/db';
import { outboxMessages, secondFactors } from '../../db/schema';
import { ownerOf } from '../outbox/queue-message';
import { knownPrefix } from './redeem-factor';

const batch = 100;
const first = '00000000-0000-0000-0000-000000000000';

/** A row with sealed values, and to whom they are bound. */
interface Row {
  id: string;
  owner: string;
  values: string[];
}

interface SealedTable {
  /** The rows after an id, in their order, locked. */
  read(tx: Db, after: string): Promise<Row[]>;
  write(tx: Db, id: string, values: string[]): PromiseLike<unknown>;
}

/** All that `seal` is used for. */
const tables: SealedTable[] = [
  {
    async read(tx, after) {
      const rows = await tx
        .select()
        .from(secondFactors)
        .where(and(gt(secondFactors.userId, after), not(like(secondFactors.secret, `${knownPrefix}%`))))
        .orderBy(asc(secondFactors.userId))
        .limit(batch)
        .for('update');
      return rows.map(({ userId, secret, recoveryHashes }) => ({
        id: userId,
        owner: userId,
        values: [secret, ...recoveryHashes],
      }));
    },
    write: (tx, id, [secret, ...recoveryHashes]) =>
      tx.update(secondFactors).set({ secret, recoveryHashes }).where(eq(secondFactors.userId, id)),
  },
  {
    async read(tx, after) {
      const rows = await tx
        .select({ id: outboxMessages.id, text: outboxMessages.text })
        .from(outboxMessages)
        .where(gt(outboxMessages.id, after))
        .orderBy(asc(outboxMessages.id))
        .limit(batch)
        .for('update');
      return rows.map(({ id, text }) => ({ id, owner: ownerOf(id), values: [text] }));
    },
    write: (tx, id, [text]) => tx.update(outboxMessages).set({ text }).where(eq(outboxMessages.id, id)),
  },
];

export interface Resealed {
  /** Rows whose values were sealed anew. */
  resealed: number;
  /** Rows whose values were so already. */
  already: number;
  /** Versions that values name and we have no key of, each with its rows; with one of them nothing is changed. */
  missing: Map<number, number>;
}

/** Runs `work` over all rows with something sealed, some at a time, each time in a transaction that locks them. */
async function inBatches(db: Db, work: (row: Row, write: (values: string[]) => PromiseLike<unknown>) => Promise<void>) {
  for (const { read, write } of tables) {
    let after: string | undefined = first;
    while (after !== undefined) {
      const from: string = after;
      after = await db.transaction(async (tx) => {
        const rows = await read(tx, from);
        for (const row of rows) await work(row, (values) => write(tx, row.id, values));
        return rows.at(-1)?.id;
      });
    }
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

  await inBatches(db, async ({ values }) => {
    for (const version of new Set(values.map(versionOf)))
      if (!versions.has(version)) done.missing.set(version, (done.missing.get(version) ?? 0) + 1);
  });
  if (done.missing.size > 0) return done;
  await inBatches(db, async ({ owner, values }, write) => {
    if (values.every((one) => versionOf(one) === newest)) {
      done.already += 1;
      return;
    }
    const anew = async (one: string) => seal(config, owner, await unseal(config, owner, one));
    await write(await Promise.all(values.map(anew)));
    done.resealed += 1;
  });
  return done;
}
