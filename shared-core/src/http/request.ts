import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { Operation, TicketScope } from '@tvacha/shared-contract/routes';
import { heldTicket, keepTicket } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { keepAhead, takeAhead } from './prefetch';
import { type CallOptions, isOpen, send } from './send';
import { loseSession } from './session-loss';
import type { CallParts } from './settings';
import { keepToken, ticketScope } from './stored-token';
import { freshToken, liveToken, renewToken } from './token';

/** Carries out a call, unless its answer is here or on its way already. */
export async function request(operation: Operation, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const early = await takeAhead(operation, parts)?.catch(() => undefined);
  return early ?? ask(operation, parts, options);
}

/** Carries out a call that a screen will make soon. */
export const prefetch = (operation: Operation, parts: CallParts): void =>
  keepAhead(operation, parts, ask(operation, parts, {}));

/** Asks the server: by a ticket, by the session, or as a visitor. */
async function ask(operation: Operation, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const byTicket = await requestByTicket(operation, parts, options);
  if (byTicket) return byTicket;
  const token = isOpen(operation) ? liveToken() : await tokenOrRefusal();
  const before = storage.get('token');
  const envelope = await send(operation, parts, token, options).catch(async (error: unknown) =>
    send(operation, parts, await recover(error, token), options),
  );
  const { token: given } = envelope;
  if (given && ticketScope(given)) keepTicket(given);
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
async function recover(error: unknown, token: string | null): Promise<string> {
  if (!(error instanceof CallError) || error.status !== 401 || !token) throw error;
  if (error.code === 'SESSION_REPLACED') loseSession(token, 'replaced');
  if (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized') throw error;
  // The server, not the clock, ended this one: the product shows the different-device notice (SES-04).
  return renewToken(token, error.code === 'SESSION_EXPIRED' ? 'replaced' : 'expired');
}

/** What kinds of ticket may go along with an operation. */
const scopesOf = ({ access }: Operation): readonly TicketScope[] => ('scopes' in access && access.scopes) || [];

/**
 * The ticket that a call takes along. A member does by their session what others register by; the second step of a
 * login is never a matter of whoever is logged in here.
 * @throws where the second step has no ticket any more.
 */
function ticketFor(scopes: readonly TicketScope[]): string | null {
  if (scopes.includes('registration') && storage.get('token')) return null;
  const held = scopes.find((scope) => heldTicket(scope));
  if (!held && scopes.includes('second-factor')) throw new CallError('SESSION_EXPIRED', 401);
  return held ? heldTicket(held) : null;
}

/** A ticket that the server takes no more is forgotten, and ends no session: whoever used it asks for another code. */
function endTicket(ticket: string, error: unknown): unknown {
  const ended = error instanceof CallError && error.status === 401;
  if (!ended || (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized')) return error;
  if (storage.get('ticket') === ticket) storage.remove('ticket');
  return new CallError('SESSION_EXPIRED', 401);
}

/**
 * Carries out a call by this tab's ticket; null where it takes none. The session that a ticket is traded for is not
 * stored yet: it begins when its owner enters it. Another ticket takes the place of the one before.
 */
async function requestByTicket(operation: Operation, parts: CallParts, options: CallOptions): Promise<Envelope | null> {
  const ticket = ticketFor(scopesOf(operation));
  if (!ticket) return null;
  try {
    const envelope = await send(operation, parts, ticket, options);
    const { token: given } = envelope;
    if (given && ticketScope(given) && storage.get('ticket') === ticket) keepTicket(given);
    return envelope;
  } catch (error) {
    throw endTicket(ticket, error);
  }
}
