import { type TicketScope, ticketScopes } from '@tvacha/shared-contract/routes';
import { z } from 'zod';
import { type Needs, ownJwt } from './own-jwt';

export interface ScopedToken {
  scope: TicketScope;
  userId: string;
  /** What must not have changed since, for instance the password that is to be reset. */
  mark: string;
}

const tickets = ownJwt({
  typ: 'ticket+jwt',
  audience: 'tvacha-ticket',
  claims: z.object({ sub: z.uuid(), scope: z.enum(ticketScopes), mark: z.string() }),
});

/** A proof for one purpose, for a person without a session. How long it is good for is the deployment's. */
export const signScopedToken = (needs: Needs, { scope, userId, mark }: ScopedToken): Promise<string> =>
  tickets.sign(needs, { sub: userId, scope, mark }, needs.config.ticketLife[scope]);

/** What a ticket says, or null where it is forged, stale or no ticket at all. */
export async function readScopedToken(needs: Needs, token: string): Promise<ScopedToken | null> {
  const claims = await tickets.read(needs, token);
  return claims && { userId: claims.sub, scope: claims.scope, mark: claims.mark };
}
