import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { Operation, TokenScope } from '@tvacha/shared-contract/routes';
import { storedScopedToken, storeScopedToken } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { type CallOptions, isOpen, send } from './send';
import { loseSession } from './session-loss';
import type { CallParts } from './settings';
import { keepToken, tokenScope, tokenSession } from './stored-token';
import { freshToken, liveToken, renewToken } from './token';

/** How long an answer may lie before the screen must ask anew. Milliseconds. */
const goodFor = 10_000;

interface Asked {
  answer: Promise<Envelope>;
  at: number;
}
const asked = new Map<string, Asked>();

/** The same for the same question of the same session, however its fields are ordered. */
function keyOf({ id }: Operation, { query = {} }: CallParts): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([id, storage.get('token'), fields.map(([key, value]) => [key, String(value)]).sort()]);
}

/** Keeps an answer that is on its way for the one call that will want it. */
function keepPrefetched(operation: Operation, parts: CallParts, answer: Promise<Envelope>): void {
  // Whoever takes it hears of a failure; nobody may.
  answer.catch(() => undefined);
  asked.set(keyOf(operation, parts), { answer, at: Date.now() });
}

/** The kept answer to this call, once, and while it is young. */
function takePrefetched(operation: Operation, parts: CallParts): Promise<Envelope> | undefined {
  const key = keyOf(operation, parts);
  const found = asked.get(key);
  asked.delete(key);
  return found && Date.now() - found.at < goodFor ? found.answer : undefined;
}

/** Carries out a call, unless its answer is here or on its way already. */
export async function request(operation: Operation, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const early = await takePrefetched(operation, parts)?.catch(() => undefined);
  return early ?? ask(operation, parts, options);
}

/** Carries out a call that a screen will make soon. */
export const prefetch = (operation: Operation, parts: CallParts): void =>
  keepPrefetched(operation, parts, ask(operation, parts, {}));

/** Asks the server: by a scoped token, by the session, or as a visitor. */
async function ask(operation: Operation, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const byScopedToken = await requestByScopedToken(operation, parts, options);
  if (byScopedToken) return byScopedToken;
  const token = isOpen(operation) ? liveToken() : await tokenOrRefusal();
  const before = storage.get('token');
  const envelope = await send(operation, parts, token, options).catch(async (error: unknown) =>
    send(operation, parts, await recover(error, token, options), options),
  );
  const { token: given } = envelope;
  if (given && tokenScope(given)) storeScopedToken(given);
  // A token that comes back after the session ended or changed belongs to nobody here.
  else if (given && storage.get('token') === before) keepToken(given);
  return envelope;
}

async function tokenOrRefusal(): Promise<string> {
  const token = await freshToken();
  if (!token) throw new CallError('Unauthorized', 401);
  return token;
}

/** After a 401 the call was not carried out: with a new token it may be sent once more. Else the error stands. */
async function recover(error: unknown, token: string | null, { sameSession }: CallOptions): Promise<string> {
  if (!(error instanceof CallError) || error.status !== 401 || !token) throw error;
  if (error.code === 'SESSION_REPLACED') loseSession(token, 'replaced');
  if (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized') throw error;
  // The server, not the clock, ended this one: the product shows the different-device notice (SES-04).
  const next = await renewToken(token, error.code === 'SESSION_EXPIRED' ? 'replaced' : 'expired');
  if (sameSession && tokenSession(next) !== tokenSession(token)) throw error;
  return next;
}

/** What kinds of scoped token may go along with an operation. */
const scopesOf = ({ access }: Operation): readonly TokenScope[] => ('scopes' in access && access.scopes) || [];

/**
 * The scoped token that a call takes along. A member does by their session what others register by; the second step of a
 * login is never a matter of whoever is logged in here.
 * @throws where the second step has no scoped token any more.
 */
function scopedTokenFor(scopes: readonly TokenScope[]): string | null {
  if (scopes.includes('registration') && storage.get('token')) return null;
  const held = scopes.find((scope) => storedScopedToken(scope));
  if (!held && scopes.includes('second-factor')) throw new CallError('SESSION_EXPIRED', 401);
  return held ? storedScopedToken(held) : null;
}

/**
 * A scoped token that the server takes no more is forgotten, and ends no session: whoever used it asks for another
 * code.
 */
function endScopedToken(scopedToken: string, error: unknown): unknown {
  const ended = error instanceof CallError && error.status === 401;
  if (!ended || (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized')) return error;
  if (storage.get('scopedToken') === scopedToken) storage.remove('scopedToken');
  return new CallError('SESSION_EXPIRED', 401);
}

/**
 * Carries out a call by this tab's scoped token; null where it takes none. The session that a scoped token is traded for is not
 * stored yet: it begins when its owner enters it. Another scoped token takes the place of the one before.
 */
async function requestByScopedToken(
  operation: Operation,
  parts: CallParts,
  options: CallOptions,
): Promise<Envelope | null> {
  const scopedToken = scopedTokenFor(scopesOf(operation));
  if (!scopedToken) return null;
  try {
    const envelope = await send(operation, parts, scopedToken, options);
    const { token: given } = envelope;
    if (given && tokenScope(given) && storage.get('scopedToken') === scopedToken) storeScopedToken(given);
    return envelope;
  } catch (error) {
    throw endScopedToken(scopedToken, error);
  }
}
