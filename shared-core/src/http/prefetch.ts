import type { Envelope } from '@tvacha/shared-contract/envelope';
import type { Operation } from '@tvacha/shared-contract/routes';
import { storage } from '@tvacha/shared-core/storage';
import type { CallParts } from './settings';

/** How long an answer may lie before the screen must ask anew. Milliseconds. */
const goodFor = 10_000;

interface Asked {
  answer: Promise<Envelope>;
  at: number;
}
const asked = new Map<string, Asked>();

/** The same for the same question of the same session, however its fields are ordered. */
function keyOf({ id }: Operation, { query = {} }: CallParts): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([id, storage.get('token'), fields.map(([key, value]) => [key, String(value)]).sort()]);
}

/** Keeps an answer that is on its way for the one call that will want it. */
export function keepPrefetched(operation: Operation, parts: CallParts, answer: Promise<Envelope>): void {
  // Whoever takes it hears of a failure; nobody may.
  answer.catch(() => undefined);
  asked.set(keyOf(operation, parts), { answer, at: Date.now() });
}

/** The kept answer to this call, once, and while it is young. */
export function takePrefetched(operation: Operation, parts: CallParts): Promise<Envelope> | undefined {
  const key = keyOf(operation, parts);
  const found = asked.get(key);
  asked.delete(key);
  return found && Date.now() - found.at < goodFor ? found.answer : undefined;
}
