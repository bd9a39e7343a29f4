import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import type { EndReason } from './session.slice';

/**
 * Why a session is over that could not be renewed. Members register anew (SES-03); staff are told by which of their
 * limits it ended, as far as the token tells, and go to their own login page (SEC-23).
 */
export function whyLost(reason: 'expired' | 'replaced'): EndReason {
  if (reason !== 'expired' || !isStaff((storage.get('type') ?? 'all') as Role)) return reason;
  const terms = tokenTerms(storage.get('token'));
  if (!terms) return 'ended';
  const restsUntil = terms.used + terms.idle;
  if (serverNow() < Math.min(restsUntil, terms.end)) return 'ended';
  return terms.end <= restsUntil ? 'limit' : 'idle';
}
