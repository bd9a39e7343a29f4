import { onServerEvent, startRealtime } from '@tvacha/shared-core/realtime';
import { refreshUser } from '@tvacha/shared-core/session';
import { restoreLostFocus } from '../page/restore-focus';

/**
 * Does what a page does while somebody is signed in; visitors load nothing of it. The socket closes by itself.
 * @returns ends the rest
 */
export function beginSignedIn(): () => void {
  startRealtime();
  // Where it fails, the server refuses all the same what is allowed no more.
  const refresh = () => void refreshUser().catch(() => undefined);
  const ends = [
    onServerEvent('rights', refresh),
    // What was said while there was no line is not known.
    onServerEvent('reconnected', refresh),
    restoreLostFocus(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
