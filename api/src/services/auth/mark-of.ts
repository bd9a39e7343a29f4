import { sha256 } from '../../auth/hash';
import type { UserRow } from '../../db/schema';

/**
 * What a ticket holds on to: it is worth nothing once the password, the approval or the address has changed. The
 * address, because a reset was proved by the one of then, and whoever has lost that one must not come in by it.
 */
export const markOf = async ({ passwordHash, approval, erasedAt, email }: UserRow): Promise<string> =>
  (await sha256([passwordHash, approval, erasedAt?.toISOString(), email].join('\n'))).slice(0, 22);
