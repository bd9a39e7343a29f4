import type { Db } from '../../db/db';
import { outboxMessages } from '../../db/schema';
import type { Notifier } from '../../notify/notifier';
import type { Clock } from '../ctx';

/** Keeps mail and SMS in the database, where a developer reads them at /dev/outbox. */
export function outboxNotifier({ db, clock }: { db: Db; clock: Clock }): Notifier {
  return {
    async send({ channel, to, subject, text }) {
      await db.insert(outboxMessages).values({ channel, recipient: to, subject, text, createdAt: clock.now() });
    },
  };
}
