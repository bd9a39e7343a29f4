import type { WorkChallenge } from '@tvacha/shared-contract/proof-of-work';

/** More would keep a phone busy for seconds; a server that asks for it is not ours. */
const mostBits = 20;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The sum that a busy address is asked to solve in place of waiting (SEC-10), where an answer holds one. */
export function challengeIn(body: unknown): WorkChallenge | undefined {
  const challenge = isObject(body) && isObject(body.result) ? body.result.challenge : undefined;
  if (!isObject(challenge)) return undefined;
  const { seed, bits } = challenge;
  return typeof seed === 'string' && typeof bits === 'number' && bits <= mostBits ? { seed, bits } : undefined;
}
