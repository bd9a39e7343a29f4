import { storage } from '@tvacha/shared-core/storage';
import type { CodeMoments } from './code-state';

/** What was asked for with a code, and until when that code counts. */
export interface StoredCode extends CodeMoments {
  use: 'reset' | 'demo' | 'login';
  /** Who asked, where the next code has to be asked for with a name. */
  name?: string;
}

const isKept = (value: unknown): value is StoredCode =>
  typeof value === 'object' && value !== null && 'use' in value && 'resendAt' in value && 'expiresAt' in value;

/** Lets a reload find the place again at which a code is waited for. The code itself is never kept. */
export const keepCode = (kept: StoredCode): void => storage.set('sentCode', JSON.stringify(kept));

export const forgetCode = (): void => storage.remove('sentCode');

/** The code that this tab waits for, where it was asked for with this purpose. */
export function storedCode(use: StoredCode['use']): StoredCode | null {
  try {
    const kept: unknown = JSON.parse(storage.get('sentCode') ?? 'null');
    return isKept(kept) && kept.use === use ? kept : null;
  } catch {
    return null;
  }
}
