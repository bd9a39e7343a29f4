import type { Code } from '@tvacha/shared-contract/codes';
import { refreshToken as refreshOperation } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { CallError } from './call-error';
import { alone } from './refresh-mutex';
import { send } from './send';
import { isQuiet, type LostReason, loseSession } from './session-loss';
import { isLive, keepToken } from './stored-token';

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
