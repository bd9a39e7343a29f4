import { startRegistration } from '@simplewebauthn/browser';
import type { Result } from '@tvacha/shared-contract';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@tvacha/shared-contract/routes/passkeys';
import { CallError, call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { withProof } from '../proof/proof';

export type Passkey = Result<'auth.passkeys.list'>[number];

/** The most that a person has. */
export const mostPasskeys = 10;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Own passkeys, oldest first; asked for whenever they are shown. */
export const ownPasskeys = createResource({
  name: 'accountPasskeys',
  load: (_query: undefined, options) => call(listPasskeys, options),
  age: 0,
});

/** Why the browser made none: left at its question, made before, or not to be had. */
function reasonOf(error: unknown): Error {
  const { name } = error as Error;
  if (name === 'NotAllowedError') return new DOMException('Left at the browser', 'AbortError');
  return name === 'InvalidStateError' ? new CallError('CONFLICT', 409) : new CallError('REJECTED', 400);
}

async function make(optionsJSON: Result<'auth.passkeys.begin'>) {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    throw reasonOf(error);
  }
}

/** Has the browser make a passkey, and the server keep it under a name. */
export const addOwnPasskey = createMutation({
  name: 'passkeyAddition',
  *send(name: string): Generator<unknown, string> {
    yield* withProof(async () => {
      const made = await make(await call(beginPasskey));
      await call(addPasskey, { body: { name, ...made } });
    });
    return name;
  },
  invalidates: [ownPasskeys],
  saidInPlace: 'all',
});

export const removeOwnPasskey = createMutation({
  name: 'passkeyRemoval',
  keyOf: (id: string) => id,
  send: (id: string) => withProof(() => call(removePasskey, { body: { id } })),
  invalidates: [ownPasskeys],
  notice: 'SUCCESS',
});
