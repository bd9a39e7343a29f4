import { sha256 } from '../../auth/hash';
import type { UserRow } from '../../db/schema';

/** What a ticket holds on to: it is worth nothing once the password or the approval has changed. */
export const markOf = async ({ passwordHash, approval, erasedAt }: UserRow): Promise<string> =>
  (await sha256([passwordHash, approval, erasedAt?.toISOString()].join('\n'))).slice(0, 22);
