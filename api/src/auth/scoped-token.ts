import { type TokenScope, tokenScopes } from '@tvacha/shared-contract/routes';
import { z } from 'zod';
import { type Needs, ownJwt } from './own-jwt';

export interface ScopedToken {
  scope: TokenScope;
  userId: string;
  /** What must not have changed since, for instance the password that is to be reset. */
  mark: string;
}

const scopedTokens = ownJwt({
  typ: 'scoped+jwt',
  audience: 'tvacha-scoped',
  claims: z.object({ sub: z.uuid(), scope: z.enum(tokenScopes), mark: z.string() }),
});

/** A proof for one purpose, for a person without a session. How long it is good for is the deployment's. */
export const signScopedToken = (needs: Needs, { scope, userId, mark }: ScopedToken): Promise<string> =>
  scopedTokens.sign(needs, { sub: userId, scope, mark }, needs.config.scopedTokenLife[scope]);

/** What a scoped token says, or null where it is forged, stale or no scoped token at all. */
export async function readScopedToken(needs: Needs, token: string): Promise<ScopedToken | null> {
  const claims = await scopedTokens.read(needs, token);
  return claims && { userId: claims.sub, scope: claims.scope, mark: claims.mark };
}
