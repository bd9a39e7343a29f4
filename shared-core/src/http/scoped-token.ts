import type { TokenScope } from '@tvacha/shared-contract';
import { storage } from '@tvacha/shared-core/storage';
import { isLive, setClock, tokenScope } from './stored-token';

/** Keeps a scoped token for this tab: beside the session that somebody may have here, never in its place. */
export function storeScopedToken(scopedToken: string): void {
  storage.set('scopedToken', scopedToken);
  setClock(scopedToken);
}

/** This tab's scoped token for such a purpose. Whether it still counts the server says: a clock may be wrong. */
export function storedScopedToken(scope: TokenScope): string | null {
  const scopedToken = storage.get('scopedToken');
  return tokenScope(scopedToken) === scope ? scopedToken : null;
}

/** Whether this tab holds such a scoped token that is good as far as it can be known here. */
export function hasLiveScopedToken(scope: TokenScope): boolean {
  const scopedToken = storedScopedToken(scope);
  return scopedToken !== null && isLive(scopedToken);
}

/** Forgets a scoped token that nobody will use any more. */
export function dropScopedToken(scope: TokenScope): void {
  if (storedScopedToken(scope)) storage.remove('scopedToken');
}
