import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { call } from '@tvacha/shared-core/http';

/** What an application lacks that nobody can decide on yet, or staff ask for anew; null where nothing is missing. */
export type Missing = 'papers' | 'contact' | 'copy' | null;

/** Asks it for whoever was told to wait. Where that cannot be had, they are told no more than to wait. */
export async function whatIsMissing(query: { phone: string } | { email: string }): Promise<Missing> {
  try {
    const known = await call(lookUpUser, { query });
    if (!known) return null;
    if (!known.isComplete) return 'papers';
    if (!known.phoneVerified || !known.emailVerified) return 'contact';
    return 'copyWanted' in known && known.copyWanted ? 'copy' : null;
  } catch {
    return null;
  }
}
