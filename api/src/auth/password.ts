import { argon2id, argon2Verify } from 'hash-wasm';

/** What one argon2id hash takes: `memorySize` in KiB, `iterations` as passes over that memory. */
export interface PasswordCost {
  memorySize: number;
  iterations: number;
}

/** The least that OWASP's Password Storage Cheat Sheet allows for argon2id with one lane. */
export const fullPasswordCost: PasswordCost = { memorySize: 19_456, iterations: 2 };

/** For data that nobody has to be kept from: tests, and the mock's personas, whose passwords are printed. */
export const testPasswordCost: PasswordCost = { memorySize: 64, iterations: 1 };

/**
 * Refuses a cost that real passwords must not be hashed with.
 * @throws where it is below `fullPasswordCost` in memory or in passes
 */
export function requireFullCost({ memorySize, iterations }: PasswordCost): void {
  const { memorySize: memory, iterations: passes } = fullPasswordCost;
  if (memorySize < memory || iterations < passes)
    throw new Error(
      `Passwords must be hashed with ${memory} KiB and ${passes} passes, not ${memorySize} and ${iterations}`,
    );
}

/** The hash of a password, with its salt of 128 random bits and its cost inside. */
export function hashPassword(password: string, { memorySize, iterations }: PasswordCost): Promise<string> {
  return argon2id({
    memorySize,
    iterations,
    parallelism: 1,
    hashLength: 32,
    password: password.normalize('NFKC'),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    outputType: 'encoded',
  });
}

const decoys = new Map<string, Promise<string>>();

/** The hash of a password that nobody has, made once for each cost. */
function decoyOf(cost: PasswordCost): Promise<string> {
  const key = `${cost.memorySize}/${cost.iterations}`;
  const decoy = decoys.get(key) ?? hashPassword('not a password of anyone', cost);
  decoys.set(key, decoy);
  return decoy;
}

/**
 * Whether the password is the one that was hashed. Without a hash it takes as long, against a decoy,
 * so that time does not tell which accounts there are.
 * @param cost what hashes of this deployment are made with
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const same = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? (await decoyOf(cost)) });
  return same && Boolean(hash);
}

/** How passwords are hashed and compared in this place. */
export interface Passwords {
  /** The hash of a password, in the PHC format, with a salt of its own. @throws UNAVAILABLE where too many wait */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed; without a hash it takes as long. @throws like `hash` */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Where it is called: for the mock, and for tests, whose hashes are cheap. */
export const inThreadPasswords = (cost: PasswordCost): Passwords => ({
  hash: (password) => hashPassword(password, cost),
  verify: (password, hash) => verifyPassword(password, hash, cost),
});
