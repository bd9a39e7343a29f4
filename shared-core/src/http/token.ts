import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { type LostReason, loseSession } from './session-loss';
import { isLive, tokenUser } from './stored-token';

let owner: string | null = null;

/** Says whose page this is: the token of anybody else, who logged in in another tab, is not used from then on. */
export function actAs(userId: string | null): void {
  owner = userId;
}

function own<Token extends string | null>(token: Token): Token {
  const user = owner ? tokenUser(token) : undefined;
  if (!token || !user || user === owner) return token;
  loseSession(token, 'overtaken');
  throw new CallError('SESSION_EXPIRED', 401);
}

/** The stored token while it is good, without asking the server. */
export function liveToken(): string | null {
  const token = own(storage.get('token'));
  return token && isLive(token) ? token : null;
}

/** The stored token, exchanged first where it has expired; null where nobody is signed in (SES-02). */
export async function freshToken(): Promise<string | null> {
  const token = own(storage.get('token'));
  return !token || isLive(token) ? token : renewToken(token);
}

let exchange: Promise<string> | null = null;

/**
 * Exchanges the refresh token: once, however many calls and tabs wait (SEC-22).
 * @param refused why the session ends if the server refuses.
 */
export function renewToken(spent: string, refused: LostReason = 'expired'): Promise<string> {
  exchange ??= trade(spent, refused).finally(() => {
    exchange = null;
  });
  return exchange.then(own);
}

/** Loaded with what sends calls: without a session nothing of it is needed. */
async function trade(spent: string, refused: LostReason): Promise<string> {
  const { tradeToken } = await import(/* webpackChunkName: "calls" */ './refresh').catch(() => {
    throw new CallError('UNAVAILABLE', 0);
  });
  return tradeToken(spent, refused);
}
