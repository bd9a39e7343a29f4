import type { TokenScope } from '@tvacha/shared-contract/routes';
import { sha256 } from '../../auth/hash';
import type { Needs } from '../../auth/own-jwt';
import { signScopedToken } from '../../auth/scoped-token';
import type { UserRow } from '../../db/schema';

/**
 * What a scoped token depends on: it is worth nothing once the password, the approval or the address has changed. The
 * address, because a reset was proved by the one of then, and whoever has lost that one must not come in by it. To
 * correct contacts nothing was proved, so that ends where either of them is.
 */
export async function fingerprintOf(user: UserRow, scope: TokenScope): Promise<string> {
  const { passwordHash, approval, erasedAt, email, phoneVerified, emailVerified } = user;
  const held = scope === 'correction' ? `${phoneVerified} ${emailVerified}` : email;
  return (await sha256([passwordHash, approval, erasedAt?.toISOString(), held].join('\n'))).slice(0, 22);
}

/** A scoped token of an account, as it is now. */
export const issueScopedToken = async (needs: Needs, user: UserRow, scope: TokenScope): Promise<string> =>
  signScopedToken(needs, { scope, userId: user.id, mark: await fingerprintOf(user, scope) });
