import { ticketScope } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';

/** Forgets a ticket that nobody will use any more; the token of a session stays. */
export function dropTicket(scope: 'reset' | 'second-factor'): void {
  if (ticketScope(storage.get('token')) === scope) storage.remove('token');
}
