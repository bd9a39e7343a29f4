import { startRealtime } from '@tvacha/shared-core/realtime';
import { watchLostFocus } from '../page/lost-focus';

/**
 * Does what a page does while somebody is signed in; visitors load nothing of it. The socket closes by itself.
 * @returns ends the rest
 */
export function beginSignedIn(): () => void {
  startRealtime();
  return watchLostFocus();
}
