import type { Code } from '@tvacha/shared-contract/codes';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { isTicket, tokenExpiry } from './claims';
import { type LostReason, loseSession } from './lost-session';
import { sender } from './sender';

/** A token this close to its end would not survive the way to the server. */
const leeway = 5000;
const lockName = 'tvacha.refresh';
const lockPatience = 10_000;

const isLive = (token: string): boolean => tokenExpiry(token) - leeway > Date.now();

/** The stored token while it is good, without asking the server. */
export function liveToken(): string | null {
  const token = storage.get('token');
  return token && isLive(token) ? token : null;
}

/** The stored token, exchanged first where it has expired; null where nobody is signed in (SES-02). */
export async function freshToken(): Promise<string | null> {
  const token = storage.get('token');
  return !token || isLive(token) ? token : renewToken(token);
}

/** A ticket that has ended is forgotten, and ends no session: whoever used it asks for another code. */
export function endTicket(ticket: string): CallError {
  if (storage.get('token') === ticket) storage.remove('token');
  return new CallError('SESSION_EXPIRED', 401);
}

let exchange: Promise<string> | null = null;

/**
 * Exchanges the refresh token: once, however many calls wait, over all tabs where the browser has locks (SEC-22).
 * @param refused why the session ends if the server refuses.
 */
export function renewToken(spent: string, refused: LostReason = 'expired'): Promise<string> {
  if (isTicket(spent)) return Promise.reject(endTicket(spent));
  exchange ??= alone(() => trade(spent, refused)).finally(() => {
    exchange = null;
  });
  return exchange;
}

async function alone(work: () => Promise<string>): Promise<string> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  let begun = false;
  const run = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockPatience) }, run);
  } catch (error) {
    // A frozen tab may hold the lock for ever.
    if (begun) throw error;
    return work();
  }
}

async function trade(spent: string, refused: LostReason): Promise<string> {
  const current = storage.get('token');
  if (current && current !== spent && isLive(current)) return current;
  const refreshToken = storage.get('refreshToken');
  if (!refreshToken) return lose(spent, 'expired');
  try {
    const { send } = await sender();
    const { token, result } = await send('auth.refresh', { body: { refreshToken } }, null, {});
    if (!token) throw new CallError('SERVER_ERROR', 200);
    if (storage.get('refreshToken') !== refreshToken) throw new CallError('SESSION_EXPIRED', 401);
    storage.set('token', token);
    if (hasRefreshToken(result)) storage.set('refreshToken', result.refreshToken);
    return token;
  } catch (error) {
    const final = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!final) throw error;
    return error.code === 'SESSION_REPLACED' ? lose(spent, 'replaced', error.code) : lose(spent, refused);
  }
}

const hasRefreshToken = (result: unknown): result is { refreshToken: string } =>
  typeof result === 'object' && result !== null && 'refreshToken' in result && typeof result.refreshToken === 'string';

function lose(token: string, reason: LostReason, code: Code = 'SESSION_EXPIRED'): never {
  loseSession(token, reason);
  throw new CallError(code, 401);
}
