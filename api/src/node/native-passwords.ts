import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost, Passwords } from '../auth/password';
import { limitParallel, type Parallel } from './limit-parallel';

/**
 * Of four threads that Node has for such work, also for files and names of hosts; a processor is left to the event
 * loop: with two of two processors hashing, a health check waited 258 ms, with one 109 ms.
 */
const usual: Parallel = { most: availableParallelism() > 2 ? 2 : 1, waiting: 100 };

const plain = (password: string) => password.normalize('NFKC');

/**
 * Passwords hashed on the thread pool, so that other calls are answered meanwhile (SEC-13). Few at once, and few
 * that wait: a flood of logins is refused, and does not fill the pool or the memory.
 */
export function nativePasswords({ memorySize, iterations }: PasswordCost, parallel = usual): Passwords {
  const inTurn = limitParallel(parallel);
  // The library's usual algorithm is argon2id; its list of them is none at run time.
  const make = (password: string) =>
    hash(plain(password), {
      memoryCost: memorySize,
      timeCost: iterations,
      parallelism: 1,
      outputLen: 32,
    });
  // Made once: an account that is not there takes as long as one that is.
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => make(password)),
    verify: (password, known) =>
      inTurn(async () => {
        decoy ??= make('not a password of anyone');
        const same = await verify(known ?? (await decoy), plain(password));
        return same && Boolean(known);
      }),
  };
}
