import type { Input, Operations, Result } from '@tvacha/shared-contract';
import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { OperationId } from '@tvacha/shared-contract/routes';
import { keepAhead, takeAhead } from './http/ahead';
import type { CallParts } from './http/call-parts';
import { loadSender } from './http/load-sender';
import type { CallOptions } from './http/send';

export { ownAddress } from './http/address';
export { CallError } from './http/call-error';
export type { CallParts } from './http/call-parts';
export { type SessionTerms, tokenSession, tokenTerms } from './http/claims';
export { serverNow } from './http/clock';
export { deviceDetails } from './http/device';
export { type LostReason, onSessionLost } from './http/lost-session';
export { quietWhile } from './http/quiet';
export type { CallOptions } from './http/send';
export { configureHttp, type HttpSettings, serverUrl } from './http/settings';
export { keepToken } from './http/stored-token';
export { dropTicket, hasLiveTicket, heldTicket } from './http/ticket';
export { actAs, freshToken, renewToken } from './http/token';

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
 * Calls an operation of the contract and gives its result.
 * @throws CallError for every refusal and for every answer that never came.
 */
export async function call<Id extends OperationId>(id: Id, ...args: CallArgs<Id>): Promise<Result<Id>> {
  return (await callFull(id, ...args)).result;
}

/** As `call`, but gives the whole envelope: for the few callers that read its code or token. */
export async function callFull<Id extends OperationId>(
  id: Id,
  ...[input, options = {}]: CallArgs<Id>
): Promise<Envelope<Result<Id>>> {
  const parts: CallParts = input ?? {};
  const early = await takeAhead(id, parts)?.catch(() => undefined);
  // The server checks every answer against the schema that Result is made of.
  return (early ?? (await ask(id, parts, options))) as Envelope<Result<Id>>;
}

/**
 * Asks for what a screen will ask for as soon as its code is there; that call then finds the answer on its way.
 * A failure is forgotten: the screen asks for itself.
 */
export function askAhead(id: OperationId, parts: CallParts = {}): void {
  keepAhead(id, parts, ask(id, parts, {}));
}

async function ask(id: OperationId, parts: CallParts, options: CallOptions): Promise<Envelope> {
  const sender = await loadSender();
  return sender.ask(id, parts, options);
}
