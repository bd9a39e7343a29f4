import { type TicketScope, ticketScopes } from '@tvacha/shared-contract/routes';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../app/config';
import type { Clock } from '../services/ctx';
import { hmacKey } from './hmac-key';

interface Needs {
  config: Config;
  clock: Clock;
}

export interface Ticket {
  scope: TicketScope;
  userId: string;
  /** What must not have changed since, for instance the password that is to be reset. */
  mark: string;
}

const claimsSchema = z.object({ sub: z.uuid(), scope: z.enum(ticketScopes), mark: z.string() });
const issuer = 'tvacha';
const audience = 'tvacha-ticket';
const typ = 'ticket+jwt';
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** A proof for one purpose, for a person without a session. How long it is good for is the deployment's. */
export async function signTicket({ config, clock }: Needs, { scope, userId, mark }: Ticket): Promise<string> {
  const now = seconds(clock.now());
  return new SignJWT({ scope, mark })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + config.ticketLife[scope] / 1000)
    .sign(await hmacKey(config.secrets.accessToken));
}

/** What a ticket says, or null where it is forged, stale or no ticket at all. */
export async function readTicket({ config, clock }: Needs, token: string): Promise<Ticket | null> {
  try {
    const { payload } = await jwtVerify(token, await hmacKey(config.secrets.accessToken), {
      algorithms: ['HS256'],
      typ,
      issuer,
      audience,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'nbf', 'sub'],
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub: userId, scope, mark } = claims.data;
    return { userId, scope, mark };
  } catch {
    return null;
  }
}
