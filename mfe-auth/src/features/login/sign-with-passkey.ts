import { beginPasskeyLogin, finishPasskeyLogin } from '@tvacha/shared-contract/routes/passkeys';
import { CallError, call, callFull } from '@tvacha/shared-core/http';
import { withRetry } from '@tvacha/shared-core/lazy-part';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether somebody closed the browser's question, or let it run out. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

const loadAsking = () =>
  withRetry(() => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser')).catch(() => {
    throw new CallError('UNAVAILABLE', 0);
  });

/** Trades what a passkey signs for a session. The scoped token of the first step goes along. */
export async function signWithPasskey() {
  const optionsJSON = await call(beginPasskeyLogin);
  const { startAuthentication } = await loadAsking();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return callFull(finishPasskeyLogin, { body: { id, clientDataJSON, authenticatorData, signature } });
}
