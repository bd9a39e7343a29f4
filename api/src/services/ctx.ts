import type { Subject } from '@tvacha/shared-contract/permissions';
import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
import type { TicketScope } from '@tvacha/shared-contract/routes';
import type { Config } from '../app/config';
import type { Db } from '../db/db';
import type { FileStore } from '../files/file-store';
import type { Counters } from '../limits/counters';
import type { Notifier } from '../notify/notifier';
import type { Realtime } from '../realtime/realtime';

export interface Clock {
  now(): Date;
}

/** Who is calling. An anonymous visitor has the role `all` and no user id. */
export interface Caller extends Subject {
  userId?: string;
  sessionId?: string;
  /** What a person without a session has proved they may do. */
  ticket?: TicketScope;
  ip: string;
  requestId: string;
  device: {
    details: DeviceDetails;
    /** Value of the device cookie, where the browser sent one. */
    cookie?: string;
  };
}

/** All that a verb may touch. */
export interface Ctx {
  /** Throws while a transaction of this ctx is open: use the ctx that `inTransaction` hands in. */
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly notifier: Notifier;
  readonly files: FileStore;
  readonly realtime: Realtime;
  readonly counters: Counters;
  readonly caller: Caller;
}

const suspended = new WeakSet<object>();

/** Makes a ctx whose `db` is guarded against use beside an open transaction. */
export function createCtx(parts: Ctx): Ctx {
  const { db, clock, config, notifier, files, realtime, counters, caller } = parts;
  const ctx: Ctx = {
    clock,
    config,
    notifier,
    files,
    realtime,
    counters,
    caller,
    get db() {
      if (suspended.has(ctx)) throw new Error('The outer db was used inside a transaction; use the ctx handed in');
      return db;
    },
  };
  return ctx;
}

/**
 * Runs `work` in a transaction, or in a savepoint where one is open already. The outer `ctx.db` throws
 * meanwhile: on the embedded database it would wait for the transaction that waits for it.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { db } = ctx;
  suspended.add(ctx);
  try {
    return await db.transaction((tx) => {
      const { clock, config, notifier, files, realtime, counters, caller } = ctx;
      return work(createCtx({ db: tx, clock, config, notifier, files, realtime, counters, caller }));
    });
  } finally {
    suspended.delete(ctx);
  }
}
