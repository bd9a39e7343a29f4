import type { Code } from '@tvacha/shared-contract/codes';
import { refreshToken as refreshOperation } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { send } from './send';
import { isQuiet, type LostReason, loseSession } from './session-loss';
import { isLive, keepToken } from './stored-token';

const lockName = 'tvacha.refresh';
/** A frozen tab may hold its turn for ever; what two tabs then do at once the server forgives (SEC-21). */
const patience = 10_000;

/** Long enough for tabs to read what another has written. Milliseconds. */
const settling = 250;
const wait = (time: number) => new Promise((done) => setTimeout(done, time));
/** A note is all there is, and a busy browser takes its time to show it to other tabs. Milliseconds. */
const reading = 600;
/** A lock that nobody held comes sooner. Milliseconds. */
const immediate = 5;

/** Does the work when no other tab of this browser does it. */
const alone = <T>(work: () => Promise<T>): Promise<T> => (globalThis.navigator?.locks ? byLock(work) : byNote(work));

async function byLock<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const asked = performance.now();
  const run = async () => {
    begun = true;
    // What the tab before wrote to local storage may reach this one's process only a moment after the lock does.
    if (performance.now() - asked > immediate) await wait(settling);
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(patience) }, run);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}

/** Browsers without Web Locks, and pages without https: a note in local storage, which names the tab whose turn it is. */
async function byNote<T>(work: () => Promise<T>): Promise<T> {
  const mine = Math.random().toString(36).slice(2);
  const held = () => {
    const [until, whose] = storage.get('refreshTurn')?.split(' ') ?? [];
    return { whose, isOpen: !(Number(until) > Date.now()) };
  };
  const giveUp = () => {
    if (held().whose === mine) storage.remove('refreshTurn');
  };
  // A page that is left meanwhile does not come to the end of its turn.
  addEventListener('pagehide', giveUp);
  try {
    do {
      if (held().isOpen) storage.set('refreshTurn', `${Date.now() + patience} ${mine}`);
      await wait(reading);
    } while (held().whose !== mine);
    return await work();
  } finally {
    giveUp();
    removeEventListener('pagehide', giveUp);
  }
}

/** Exchanges the refresh token when it is this tab's turn, or takes the token that another tab has got meanwhile. */
export const tradeToken = (spent: string, refused: LostReason): Promise<string> => alone(() => trade(spent, refused));

async function trade(spent: string, refused: LostReason): Promise<string> {
  const current = storage.get('token');
  if (current && current !== spent && isLive(current)) return current;
  const refreshToken = storage.get('refreshToken');
  if (!refreshToken) return lose(spent, 'expired');
  try {
    const { token, result } = await send(
      refreshOperation,
      { body: { refreshToken, quiet: isQuiet() || undefined } },
      null,
      {},
    );
    if (!token) throw new CallError('SERVER_ERROR', 200);
    if (storage.get('refreshToken') !== refreshToken) throw new CallError('SESSION_EXPIRED', 401);
    keepToken(token);
    if (hasRefreshToken(result)) storage.set('refreshToken', result.refreshToken);
    return token;
  } catch (error) {
    const final = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!final) throw error;
    return error.code === 'SESSION_REPLACED' ? lose(spent, 'replaced', error.code) : lose(spent, refused);
  }
}

const hasRefreshToken = (result: unknown): result is { refreshToken: string } =>
  typeof result === 'object' && result !== null && 'refreshToken' in result && typeof result.refreshToken === 'string';

function lose(token: string, reason: LostReason, code: Code = 'SESSION_EXPIRED'): never {
  loseSession(token, reason);
  throw new CallError(code, 401);
}
