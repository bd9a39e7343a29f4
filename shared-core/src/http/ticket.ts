import type { TicketScope } from '@tvacha/shared-contract';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { ticketScope } from './claims';
import { setClock } from './clock';
import { isLive } from './stored-token';

/** Keeps a ticket for this tab: beside the session that somebody may have here, never in its place. */
export function keepTicket(ticket: string): void {
  storage.set('ticket', ticket);
  setClock(ticket);
}

/** This tab's ticket for such a purpose. Whether it still counts the server says: a clock may be wrong. */
export function heldTicket(scope: TicketScope): string | null {
  const ticket = storage.get('ticket');
  return ticketScope(ticket) === scope ? ticket : null;
}

/** Whether this tab holds such a ticket that is good as far as it can be known here. */
export function hasLiveTicket(scope: TicketScope): boolean {
  const ticket = heldTicket(scope);
  return ticket !== null && isLive(ticket);
}

/** Forgets a ticket that nobody will use any more. */
export function dropTicket(scope: TicketScope): void {
  if (heldTicket(scope)) storage.remove('ticket');
}

/**
 * The ticket that a call takes along. A member does by their session what others register by; the second step of a
 * login is never a matter of whoever is logged in here.
 * @throws where the second step has no ticket any more.
 */
export function ticketFor(scopes: readonly TicketScope[]): string | null {
  if (scopes.includes('registration') && storage.get('token')) return null;
  const held = scopes.find((scope) => heldTicket(scope));
  if (!held && scopes.includes('second-factor')) throw new CallError('SESSION_EXPIRED', 401);
  return held ? heldTicket(held) : null;
}

/** A ticket that the server takes no more is forgotten, and ends no session: whoever used it asks for another code. */
export function endTicket(ticket: string, error: unknown): unknown {
  const ended = error instanceof CallError && error.status === 401;
  if (!ended || (error.code !== 'SESSION_EXPIRED' && error.code !== 'Unauthorized')) return error;
  if (storage.get('ticket') === ticket) storage.remove('ticket');
  return new CallError('SESSION_EXPIRED', 401);
}
