import type { TicketScope } from '@tvacha/shared-contract';
import { storage } from '@tvacha/shared-core/storage';
import { isLive, setClock, ticketScope } from './stored-token';

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
