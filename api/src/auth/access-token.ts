import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../app/config';
import type { Clock } from '../services/ctx';
import { hmacKey } from './hmac-key';

interface Needs {
  config: Config;
  clock: Clock;
}

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });
const issuer = 'tvacha';
const audience = 'tvacha-api';
const typ = 'at+jwt';
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** A token good for ten minutes; it says who and in which session, never what they may do. */
export async function signAccessToken({ config, clock }: Needs, { userId, sessionId }: AccessClaims): Promise<string> {
  const now = seconds(clock.now());
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + config.accessTokenLife / 1000)
    .sign(await hmacKey(config.secrets.accessToken));
}

/** What a token says, or null where it is forged, stale or no access token at all. */
export async function readAccessToken({ config, clock }: Needs, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await hmacKey(config.secrets.accessToken), {
      algorithms: ['HS256'],
      typ,
      issuer,
      audience,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'nbf', 'sub', 'sid'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null;
  } catch {
    return null;
  }
}
