/** A sum that costs the asker some computing and the server almost nothing, in place of a refusal (SEC-10). */
export interface WorkChallenge {
  /** Begins with when it ends, and is signed by the server. */
  seed: string;
  /** How many bits of the answer's hash must be zero. */
  bits: number;
}

/** The header in which a browser hands the solved sum in: `seed:nonce`. */
export const workHeader = 'x-proof-of-work';

const batch = 64;

function leadingZeros(bytes: Uint8Array): number {
  let zeros = 0;
  for (const byte of bytes) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
}

/** Whether SHA-256 of `seed:nonce` begins with enough zeros. */
export async function isWorkDone({ seed, bits }: WorkChallenge, nonce: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${nonce}`));
  return leadingZeros(new Uint8Array(digest)) >= bits;
}

/** Finds a nonce, by trying; twice the bits' power of two at the usual worst. */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  for (let first = 0; ; first += batch) {
    const nonces = Array.from({ length: batch }, (_, at) => String(first + at));
    const done = await Promise.all(nonces.map((nonce) => isWorkDone(challenge, nonce)));
    const found = nonces[done.indexOf(true)];
    if (found !== undefined) return found;
  }
}
