import type { TicketScope } from '@tvacha/shared-contract/routes';
import type { Needs } from '../../auth/own-jwt';
import { signTicket } from '../../auth/ticket';
import type { UserRow } from '../../db/schema';
import { markOf } from './mark-of';

/** A ticket of an account, as it is now. */
export const ticketFor = async (needs: Needs, user: UserRow, scope: TicketScope): Promise<string> =>
  signTicket(needs, { scope, userId: user.id, mark: await markOf(user, scope) });
