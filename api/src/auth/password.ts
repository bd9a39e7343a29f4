import { argon2id, argon2Verify } from 'hash-wasm';

/** OWASP's numbers for argon2id: 19 MiB, two passes, one lane. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** The hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return argon2id({ ...cost, password: password.normalize('NFKC'), salt, outputType: 'encoded' });
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash it takes as long, against a decoy,
 * so that time does not tell which accounts there are.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('not a password of anyone');
  const same = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? (await decoy) });
  return same && Boolean(hash);
}
