import { storedUserId } from '@tvacha/shared-core/session';
import { useEffect } from 'react';

/**
 * Has the browser ask before the page is closed or loaded anew, as long as `wanted`. Not where another user has logged
 * in meanwhile: a page that is theirs no more must go.
 */
export function useLeaveWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const owner = storedUserId();
    const hold = (event: BeforeUnloadEvent) => {
      if (storedUserId() === owner) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [wanted]);
}
