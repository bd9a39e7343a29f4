import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import { checkSession, lookUpAddress, onOvertaken, useSession, watchTabs } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useState } from 'react';

/** How long clicks ask nothing after a check that the server did not answer. Milliseconds. */
const pause = 3000;

/** The check for clicks: two hundred of them while the server is away are not two hundred calls. */
function makeClickCheck() {
  let failed = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - failed < pause) return;
    if (!(await checkSession()) && storage.get('token')) failed = performance.now();
  };
}

/**
 * Checks the session on load and on every click (SES-03), follows the other tabs of this browser, opens the one socket while someone is signed in
 * (SES-05), keeps their focus where a control is taken away, and looks the address up where no cookie has it (SES-06).
 * @returns whether the first check is through; until then nobody knows who the visitor is.
 */
export function useSessionDuties(): boolean {
  const { isLogin } = useSession();
  const [checked, setChecked] = useState(() => storage.get('token') === null);

  useEffect(() => {
    const check = makeClickCheck();
    const unwatch = watchTabs();
    // A page made for somebody else is made anew.
    const unheed = onOvertaken(() => location.reload());
    void checkSession().finally(() => setChecked(true));
    // Without an address the portal works; the next visit asks again.
    void lookUpAddress().catch(() => undefined);
    document.addEventListener('click', check, { capture: true });
    return () => {
      unwatch();
      unheed();
      document.removeEventListener('click', check, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!isLogin) return;
    let ended = false;
    let unwatch = () => {};
    withRetry(() => import(/* webpackChunkName: "realtime" */ './signed-in')).then(
      ({ beginSignedIn }) => {
        if (!ended) unwatch = beginSignedIn();
      },
      (error: unknown) => reportCaughtError({ where: 'realtime', error }),
    );
    return () => {
      ended = true;
      unwatch();
    };
  }, [isLogin]);

  return checked;
}
