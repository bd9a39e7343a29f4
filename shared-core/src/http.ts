import type { Input, Operations, Result } from '@tvacha/shared-contract';
import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { Operation, OperationId } from '@tvacha/shared-contract/routes';
import { CallError } from './http/call-error';
import type { CallOptions } from './http/send';
import type { CallParts } from './http/settings';
import { tellWrite } from './http/writes';

export { CallError } from './http/call-error';
export { deviceDetails, ownAddress } from './http/device';
export type { CallOptions } from './http/send';
export { type LostReason, onSessionLost, quietWhile } from './http/session-loss';
export { type CallParts, configureHttp, type HttpSettings, serverUrl } from './http/settings';
export { keepToken, type SessionTerms, serverNow, tokenSession, tokenTerms } from './http/stored-token';
export { actAs, freshToken, renewToken } from './http/token';
export { onWrite } from './http/writes';

type Nothing = Record<never, never>;
type Loose<T> = { [K in keyof T as Nothing extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Nothing extends T[K] ? K : never]?: T[K];
};

type FilesInput<Id extends OperationId> = Operations[Id] extends { files: infer Fields }
  ? { files?: { [Field in keyof Fields]?: readonly File[] } }
  : unknown;

/** What an operation takes; a query or body without required fields may be left out. */
export type CallInput<Id extends OperationId> = Loose<Input<Id>> & FilesInput<Id>;
export type CallArgs<Id extends OperationId> =
  Nothing extends CallInput<Id>
    ? [input?: CallInput<Id>, options?: CallOptions]
    : [input: CallInput<Id>, options?: CallOptions];

/**
 * Calls an operation of `@tvacha/shared-contract/routes/<area>` and gives its result.
 * @throws CallError for every refusal and for every answer that never came.
 */
export async function call<Id extends OperationId>(
  operation: Operation<Id>,
  ...args: CallArgs<Id>
): Promise<Result<Id>> {
  return (await callFull(operation, ...args)).result;
}

/** As `call`, but gives the whole envelope: for the few callers that read its code or token. */
export async function callFull<Id extends OperationId>(
  operation: Operation<Id>,
  ...[input, options = {}]: CallArgs<Id>
): Promise<Envelope<Result<Id>>> {
  const sender = await loadSender();
  try {
    // The server checks every answer against the schema that Result is made of.
    return (await sender.request(operation, input ?? {}, options)) as Envelope<Result<Id>>;
  } finally {
    tellWrite(operation);
  }
}

/**
 * Asks for what a screen will ask for as soon as its code is there; that call then finds the answer on its way.
 * A failure is forgotten: the screen asks for itself.
 */
export function prefetchCall(operation: Operation, parts: CallParts = {}): void {
  loadSender().then(
    (sender) => sender.prefetch(operation, parts),
    () => undefined,
  );
}

/**
 * What sends calls, axios among it, is a chunk of its own: a page that came drawn asks for nothing, and does not load
 * it.
 */
const loadSender = () =>
  import(/* webpackChunkName: "calls" */ './http/request').catch(() => {
    throw new CallError('UNAVAILABLE', 0);
  });
