import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { ZodType, z } from 'zod';
import type { Config } from '../app/config';
import type { Clock } from '../services/ctx';
import { hmacKey } from './hash';

export interface Needs {
  config: Config;
  clock: Clock;
}

interface Kind<Schema extends ZodType> {
  /** Tells tokens of this kind from all others. */
  typ: string;
  audience: string;
  /** What a token must say. */
  claims: Schema;
}

const issuer = 'tvacha';
/** A moment as a JWT has it. */
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Our tokens of one kind: one algorithm, and every claim checked (SEC-17). */
export function ownJwt<Schema extends ZodType>({ typ, audience, claims }: Kind<Schema>) {
  return {
    /** @param life milliseconds */
    async sign({ config, clock }: Needs, payload: JWTPayload & { sub: string }, life: number): Promise<string> {
      const now = seconds(clock.now());
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + life / 1000)
        .sign(await hmacKey(config.secrets.accessToken));
    },

    /** What a token says, or null where it is forged, stale or of another kind. */
    async read({ config, clock }: Needs, token: string): Promise<z.output<Schema> | null> {
      try {
        const { payload } = await jwtVerify(token, await hmacKey(config.secrets.accessToken), {
          algorithms: ['HS256'],
          typ,
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'nbf'],
        });
        return claims.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
