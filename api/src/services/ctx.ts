import type { Subject } from '@tvacha/shared-contract/permissions';
import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
import type { TokenScope } from '@tvacha/shared-contract/routes';
import type { Config } from '../app/config';
import type { Passwords } from '../auth/password';
import type { Db } from '../db/db';
import type { FileStore } from '../files/file-store';
import type { Counters } from '../limits/counters';
import type { Notifier, Outbox } from '../notify/notifier';
import type { FontFiles } from '../pdf/embed-faces';
import type { Realtime } from '../realtime/realtime';
import type { FileParser } from '../uploads/file-parser';
import type { Scanner } from '../uploads/scanner';
import { refuse } from './refuse';

export interface Clock {
  now(): Date;
}

/** Who is calling. An anonymous visitor has the role `all` and no user id. */
export interface Caller extends Subject {
  userId?: string;
  sessionId?: string;
  /** When their session began. */
  loggedInAt?: Date;
  /** When they last proved who they are after that (SEC-26). */
  provedAt?: Date;
  /** They have to choose a password before anything else (AUTH-06). */
  isFirstLogin?: boolean;
  /** They only look around (AUTH-08). */
  isDemo?: boolean;
  /** What a person without a session has proved they may do. */
  scopedToken?: TokenScope;
  /** Whose scoped token it is; not `userId`, as a scoped token opens nothing but what asks for it. */
  scopedTokenOf?: string;
  /** The solved sum that the caller handed in, as it was sent. */
  work?: string;
  /** The server itself asks, for a page that it draws: what is read so is counted when the page is opened. */
  isOwn?: boolean;
  ip: string;
  requestId: string;
  device: {
    details: DeviceDetails;
    /** Value of the device cookie, where the browser sent one. */
    cookie?: string;
    /** What ties a code to the browser that asked for it; none where no browser calls. */
    challenge?: ChallengeCookie;
  };
}

export interface ChallengeCookie {
  /** Value of the challenge cookie, where the browser sent one. */
  sent?: string;
  /** A value made in this call, which the answer hands out. */
  made?: string;
}

/** All that a verb may touch. */
export interface Ctx {
  /** Throws while a transaction of this ctx is open: use the ctx that `inTransaction` hands in. */
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  /** Sends at once, for who waits to hear whether it went out; all else is queued. */
  readonly notifier: Notifier;
  readonly outbox: Pick<Outbox, 'wake'>;
  /** Carries runs over many accounts out, beside whoever began one. */
  readonly bulk: { wake(): void };
  readonly files: FileStore;
  readonly realtime: Realtime;
  readonly counters: Counters;
  readonly parser: FileParser;
  readonly scanner: Scanner;
  readonly passwords: Passwords;
  /** The faces that documents are set in. */
  readonly faces: () => Promise<FontFiles>;
  /** Versions of each remote that were published here, by area; without it any name is taken for one of a remote. */
  readonly releases?: () => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  readonly caller: Caller;
}

const suspended = new WeakSet<object>();
const undoings = new WeakMap<object, (() => Promise<void>)[]>();
const followUps = new WeakMap<object, (() => void)[]>();

/** Makes a ctx whose `db` is guarded against use beside an open transaction. */
export function createCtx({ db, ...parts }: Ctx): Ctx {
  const ctx: Ctx = {
    ...parts,
    get db() {
      if (suspended.has(ctx)) throw new Error('The outer db was used inside a transaction; use the ctx handed in');
      return db;
    },
  };
  return ctx;
}

/**
 * Says how to undo what a transaction did outside the database, for instance to put a file. It is called where
 * the transaction, or one around it, fails. Does nothing outside a transaction.
 */
export function onRollback(ctx: Ctx, undo: () => Promise<void>): void {
  undoings.get(ctx)?.push(undo);
}

/**
 * Does something outside the database once a transaction has committed, the outermost one where they are nested;
 * at once where there is none.
 */
export function afterCommit(ctx: object, work: () => void): void {
  const later = followUps.get(ctx);
  if (later) later.push(work);
  else work();
}

/**
 * Runs `work` in a transaction, or in a savepoint where one is open already. The outer `ctx.db` throws
 * meanwhile: on the embedded database it would wait for the transaction that waits for it.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { db, ...parts } = ctx;
  const undo: (() => Promise<void>)[] = [];
  const later: (() => void)[] = [];
  let done: T;
  suspended.add(ctx);
  try {
    done = await db.transaction((tx) => {
      const inner = createCtx({ ...parts, db: tx });
      undoings.set(inner, undo);
      followUps.set(inner, later);
      return work(inner);
    });
    undoings.get(ctx)?.push(...undo);
  } catch (error) {
    // Each is tried; what cannot be undone now must not hide why it was to be.
    await Promise.allSettled(undo.map((one) => one()));
    throw error;
  } finally {
    suspended.delete(ctx);
  }
  for (const one of later) afterCommit(ctx, one);
  return done;
}

/** The id of the caller; the access of an operation saw to it that there is one. */
export const callerId = ({ caller }: Pick<Ctx, 'caller'>): string => caller.userId ?? refuse('SESSION_EXPIRED');

/** What the app is made with; a ctx is this and a caller. */
export type Services = Omit<Ctx, 'caller'>;
