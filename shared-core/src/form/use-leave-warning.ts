import { storedUserId } from '@tvacha/shared-core/session';
import { useEffect } from 'react';

/**
 * Holds the page as long as `wanted`. Not where another user has logged in meanwhile: a page that is theirs no more must
 * go.
 * @param quietly The browser does not ask. Only a reload that the portal makes by itself waits, before which the shell
 *   asks by a custom event of that name.
 */
export function useHeldPage(wanted: boolean, quietly: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const owner = storedUserId();
    const hold = (event: BeforeUnloadEvent) => {
      if (quietly && !(event instanceof CustomEvent)) return;
      if (storedUserId() === owner) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [wanted, quietly]);
}

/** Has the browser ask before the page is closed or loaded anew, as long as `wanted`. */
export function useLeaveWarning(wanted: boolean): void {
  useHeldPage(wanted, false);
}
