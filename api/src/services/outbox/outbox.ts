import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Log } from '../../app/log';
import { unseal } from '../../auth/seal';
import { outboxMessages } from '../../db/schema';
import { type Message, type Notifier, type Outbox, Undeliverable } from '../../notify/notifier';
import type { Ctx } from '../ctx';
import { ownerOf } from './queue-message';

type Channel = Message['channel'];
const channels = ['sms', 'email'] as const satisfies Channel[];
type Row = typeof outboxMessages.$inferSelect;
type Needs = Pick<Ctx, 'db' | 'clock' | 'config'> & { notifier: Notifier; log: Log };

/** Messages of a channel that one process sends at once. */
const abreast = 4;

/**
 * The next message that is due, taken for as long as a try may last: processes that share the database skip each
 * other's. One whose process ended meanwhile is due again after that.
 */
async function claim({ db, clock, config }: Needs, channel: Channel): Promise<Row | undefined> {
  const now = clock.now();
  const next = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(eq(outboxMessages.state, 'waiting'), eq(outboxMessages.channel, channel), lte(outboxMessages.dueAt, now)),
    )
    // Codes first: they are waited for.
    .orderBy(sql`${outboxMessages.expiresAt} nulls last`, asc(outboxMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outboxMessages)
    .set({
      tries: sql`${outboxMessages.tries} + 1`,
      dueAt: new Date(now.getTime() + config.delivery.lease),
    })
    .where(eq(outboxMessages.id, next))
    .returning();
  return row;
}

/** Twice as long after each try, and by chance up to half of that less, so that those of one outage spread. */
function pauseAfter(tries: number, { firstPause, longestPause }: Ctx['config']['delivery']): number {
  return Math.min(longestPause, firstPause * 2 ** (tries - 1)) * (1 - Math.random() / 2);
}

/** Words of an error in which no person is named: those of a mail server may repeat an address. */
const plainReason = (error: unknown): string =>
  error instanceof Undeliverable ? error.message : ((error as { code?: string }).code ?? (error as Error).name);

async function send({ config, clock, notifier }: Needs, row: Row): Promise<void> {
  const { id, channel, recipient: to, subject, template, expiresAt } = row;
  if (expiresAt && expiresAt <= clock.now()) throw new Undeliverable('Its time is over');
  const text = await unseal(config, ownerOf(id), row.text).catch(() => {
    throw new Undeliverable('Its text cannot be unsealed');
  });
  await notifier.send({
    channel,
    to,
    text,
    idempotencyKey: id,
    ...(subject === null ? {} : { subject }),
    ...(template === null ? {} : { template }),
  });
}

async function deliver(needs: Needs, row: Row): Promise<void> {
  const { db, clock, config, log } = needs;
  const { id, channel, template, tries } = row;
  // Another process may have taken it over meanwhile; its word counts.
  const own = and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'waiting'), eq(outboxMessages.tries, tries));
  try {
    await send(needs, row);
  } catch (error) {
    const reason = plainReason(error);
    if (!(error instanceof Undeliverable) && tries < config.delivery.tries) {
      const dueAt = new Date(clock.now().getTime() + pauseAfter(tries, config.delivery));
      await db.update(outboxMessages).set({ dueAt, reason }).where(own);
      return;
    }
    log.error({ channel, template, tries, reason }, 'message not sent');
    if (row.expiresAt) await db.delete(outboxMessages).where(own);
    else await db.update(outboxMessages).set({ state: 'dead', settledAt: clock.now(), reason }).where(own);
    return;
  }
  // A code is of no use once it is there; only a server whose outbox is looked at keeps it.
  if (row.expiresAt && !config.outbox) await db.delete(outboxMessages).where(eq(outboxMessages.id, id));
  else {
    const delivered = { state: 'delivered', settledAt: clock.now(), reason: null } as const;
    await db.update(outboxMessages).set(delivered).where(eq(outboxMessages.id, id));
  }
}

/** Sends what `queueMessage` writes, with as many at once of each channel as `abreast` says. */
export function openOutbox(needs: Needs): Outbox {
  const running: Record<Channel, number> = { sms: 0, email: 0 };
  const asked: Record<Channel, boolean> = { sms: false, email: false };
  const under = new Set<Promise<void>>();
  let closed = false;

  /** Sends one message, as each that is written wakes for itself; all that are due where more may have come. */
  async function work(channel: Channel, all: boolean): Promise<void> {
    try {
      for (let more = true; more && !closed; ) {
        const row = await claim(needs, channel);
        if (row) await deliver(needs, row);
        more = asked[channel] || (all && row !== undefined);
        all ||= asked[channel];
        asked[channel] = false;
      }
    } catch (error) {
      needs.log.warn({ channel, reason: plainReason(error) }, 'outbox not reached');
    } finally {
      running[channel] -= 1;
    }
  }

  function begin(channel: Channel, all: boolean): void {
    if (closed) return;
    if (running[channel] >= abreast) {
      asked[channel] = true;
      return;
    }
    running[channel] += 1;
    // Not before the caller has gone on.
    const worker = new Promise((resolve) => setTimeout(resolve, 0))
      .then(() => work(channel, all))
      .finally(() => under.delete(worker));
    under.add(worker);
  }

  async function idle(): Promise<void> {
    while (under.size > 0) await Promise.all(under);
  }

  return {
    wake(channel) {
      for (const one of channel ? [channel] : channels) begin(one, channel === undefined);
    },
    idle,
    close() {
      closed = true;
      return idle();
    },
  };
}
