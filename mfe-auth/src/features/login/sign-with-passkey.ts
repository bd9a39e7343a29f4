import { beginPasskeyLogin, finishPasskeyLogin } from '@tvacha/shared-contract/routes/passkeys';
import { call, callFull } from '@tvacha/shared-core/http';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether somebody closed the browser's question, or let it run out. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Trades what a passkey signs for a session. The scoped token of the first step goes along. */
export async function signWithPasskey() {
  const optionsJSON = await call(beginPasskeyLogin);
  const { startAuthentication } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return callFull(finishPasskeyLogin, { body: { id, clientDataJSON, authenticatorData, signature } });
}
