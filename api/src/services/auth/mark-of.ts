import type { TicketScope } from '@tvacha/shared-contract/routes';
import { sha256 } from '../../auth/hash';
import type { UserRow } from '../../db/schema';

/**
 * What a ticket holds on to: it is worth nothing once the password, the approval or the address has changed. The
 * address, because a reset was proved by the one of then, and whoever has lost that one must not come in by it. To
 * correct contacts nothing was proved, so that ends where either of them is.
 */
export async function markOf(user: UserRow, scope: TicketScope): Promise<string> {
  const { passwordHash, approval, erasedAt, email, phoneVerified, emailVerified } = user;
  const held = scope === 'correction' ? `${phoneVerified} ${emailVerified}` : email;
  return (await sha256([passwordHash, approval, erasedAt?.toISOString(), held].join('\n'))).slice(0, 22);
}
