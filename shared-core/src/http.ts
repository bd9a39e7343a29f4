import type { Input, Operations, Result } from '@tvacha/shared-contract';
import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { OperationId } from '@tvacha/shared-contract/routes';
import { storage } from '@tvacha/shared-core/storage';
import { keepAhead, takeAhead } from './http/ahead';
import { CallError } from './http/call-error';
import type { CallParts } from './http/call-parts';
import { ticketScope } from './http/claims';
import { loseSession } from './http/lost-session';
import type { CallOptions } from './http/send';
import { sender } from './http/sender';
import { keepToken } from './http/stored-token';
import { endTicket, keepTicket, ticketFor } from './http/ticket';
import { freshToken, liveToken, renewToken } from './http/token';

export { ownAddress } from './http/address';
export { CallError } from './http/call-error';
export type { CallParts } from './http/call-parts';
export { type SessionTerms, tokenSession, tokenTerms } from './http/claims';
export { serverNow } from './http/clock';
export { deviceDetails } from './http/device';
export { type LostReason, onSessionLost } from './http/lost-session';
export { quietWhile } from './http/quiet';
export type { CallOptions } from './http/send';
export { configureHttp, type HttpSettings, serverUrl } from './http/settings';
export { keepToken } from './http/stored-token';
export { dropTicket, hasLiveTicket, heldTicket } from './http/ticket';
export { actAs, freshToken, renewToken } from './http/token';

type Nothing = Record<never, never>;
type Loose<T> = { [K in keyof T as Nothing extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Nothing extends T[K] ? K : never]?: T[K];
};

type FilesInput<Id extends OperationId> = Operations[Id] extends { files: infer Fields }
  ? { files?: { [Field in keyof Fields]?: readonly File[] } }
  : unknown;

/** What an operation takes; a query or body without required fields may be left out. */
export type CallInput<Id extends OperationId> = Loose<Input<Id>> & FilesInput<Id>;
export type CallArgs<Id extends OperationId> =
  Nothing extends CallInput<Id>
    ? [input?: CallInput<Id>, options?: CallOptions]
    : [input: CallInput<Id>, options?: CallOptions];

/**
 * Calls an operation of the contract and gives its result.
 * @throws CallError for every refusal and for every answer that never came.
 */
export async function call<Id extends OperationId>(id: Id, ...args: CallArgs<Id>): Promise<Result<Id>> {
  return (await callFull(id, ...args)).result;
}

/** As `call`, but gives the whole envelope: for the few callers that read its code or token. */
export async function callFull<Id extends OperationId>(
  id: Id,
  ...[input, options = {}]: CallArgs<Id>
): Promise<Envelope<Result<Id>>> {
  const parts: CallParts = input ?? {};
  const early = await takeAhead(id, parts)?.catch(() => undefined);
  // The server checks every answer against the schema that Result is made of.
  return (early ?? (await ask(id, parts, options))) as Envelope<Result<Id>>;
}

/**
 * Asks for what a screen will ask for as soon as its code is there; that call then finds the answer on its way.
 * A failure is forgotten: the screen asks for itself.
 */
export function askAhead(id: OperationId, parts: CallParts = {}): void {
  keepAhead(id, parts, ask(id, parts, {}));
}

async function ask(id: OperationId, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const { isOpen, send, ticketScopesOf } = await sender();
  const ticket = ticketFor(ticketScopesOf(id));
  if (ticket) return askByTicket(ticket, () => send(id, parts, ticket, options));
  const token = isOpen(id) ? liveToken() : await tokenOrRefusal();
  const before = storage.get('token');
  const envelope = await send(id, parts, token, options).catch(async (error: unknown) =>
    send(id, parts, await recover(error, token), options),
  );
  const { token: given } = envelope;
  if (given && ticketScope(given)) keepTicket(given);
  // A token that comes back after the session ended or changed belongs to nobody here.
  else if (given && storage.get('token') === before) keepToken(given);
  return envelope;
}

/**
 * The session that a ticket is traded for is not stored yet: it begins when its owner enters it. Another ticket takes
 * the place of the one before.
 */
async function askByTicket(ticket: string, send: () => Promise<Envelope>): Promise<Envelope> {
  try {
    const envelope = await send();
    const { token: given } = envelope;
    if (given && ticketScope(given) && storage.get('ticket') === ticket) keepTicket(given);
    return envelope;
  } catch (error) {
    throw endTicket(ticket, error);
  }
}

async function tokenOrRefusal(): Promise<string> {
  const token = await freshToken();
  if (!token) throw new CallError('Unauthorized', 401);
  return token;
}

/** After a 401 the call was not carried out: with a new token it may be sent once more. Else the error stands. */
async function recover(error: unknown, token: string | null): Promise<string> {
  if (!(error instanceof CallError) || error.status !== 401 || !token) throw error;
  if (error.code === 'SESSION_REPLACED') loseSession(token, 'replaced');
  if (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized') throw error;
  // The server, not the clock, ended this one: the product shows the different-device notice (SES-04).
  return renewToken(token, error.code === 'SESSION_EXPIRED' ? 'replaced' : 'expired');
}
