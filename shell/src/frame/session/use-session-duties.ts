import { reportFault } from '@tvacha/shared-core/faults';
import { checkSession, lookUpAddress, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useState } from 'react';

/**
 * Checks the session on load and on every click (SES-03), opens the one socket while someone is signed in
 * (SES-05), and looks the address up where no cookie has it (SES-06).
 * @returns whether the first check is through; until then nobody knows who the visitor is.
 */
export function useSessionDuties(): boolean {
  const { isLogin } = useSession();
  const [checked, setChecked] = useState(() => storage.get('token') === null);

  useEffect(() => {
    const check = () => void checkSession();
    void checkSession().finally(() => setChecked(true));
    // Without an address the portal works; the next visit asks again.
    void lookUpAddress().catch(() => undefined);
    document.addEventListener('click', check, { capture: true });
    return () => document.removeEventListener('click', check, { capture: true });
  }, []);

  // It closes by itself when the session ends; visitors load nothing of it.
  useEffect(() => {
    if (!isLogin) return;
    let ended = false;
    import(/* webpackChunkName: "realtime" */ '@tvacha/shared-core/realtime').then(
      ({ startRealtime }) => !ended && startRealtime(),
      (error: unknown) => reportFault({ where: 'realtime', error }),
    );
    return () => {
      ended = true;
    };
  }, [isLogin]);

  return checked;
}
