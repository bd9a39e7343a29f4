import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { actAs, serverNow, tokenTerms } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { portalStore } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { type EndReason, sessionEnded } from './session.slice';

/** Ends the session of this page alone: nobody is signed in any more, and a logout is said. */
export function closeSession(reason: EndReason | null): void {
  actAs(null);
  portalStore().dispatch(sessionEnded(reason));
  if (reason === 'logout') whenSeen(() => toast('LOGOUT'));
}

/** A notice in a tab that nobody looks at would be over before they come. */
function whenSeen(show: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', show, { once: true });
  else show();
}

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
