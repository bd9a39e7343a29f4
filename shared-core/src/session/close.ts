import { actAs } from '@tvacha/shared-core/http';
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
