import type { Envelope } from '@tvacha/shared-contract/envelope';
import { type OperationId, type Route, routes, type TicketScope } from '@tvacha/shared-contract/routes';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import type { CallParts } from './call-parts';
import { ticketScope } from './claims';
import { type CallOptions, send } from './send';
import { heldTicket, keepTicket } from './ticket';

/** What kinds of ticket may go along with an operation. */
function scopesOf(id: OperationId): readonly TicketScope[] {
  const { access }: Route = routes[id];
  return ('scopes' in access && access.scopes) || [];
}

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
export async function askByTicket(id: OperationId, parts: CallParts, options: CallOptions): Promise<Envelope | null> {
  const ticket = ticketFor(scopesOf(id));
  if (!ticket) return null;
  try {
    const envelope = await send(id, parts, ticket, options);
    const { token: given } = envelope;
    if (given && ticketScope(given) && storage.get('ticket') === ticket) keepTicket(given);
    return envelope;
  } catch (error) {
    throw endTicket(ticket, error);
  }
}
