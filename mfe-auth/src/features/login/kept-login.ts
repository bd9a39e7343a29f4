import { storage } from '@tvacha/shared-core/storage';
import type { CodeMoments } from '../../common/code/code-state';
import { keepCode, storedCode } from '../../common/code/stored-code';

/** Keeps in this tab which number waits for a code. */
export function keepLogin(phone: string, moments: CodeMoments): void {
  storage.set('sessionPhone', phone);
  keepCode({ use: 'login', ...moments });
}

/** The login that waits for a code which is still good, as it stood. */
export function keptLogin() {
  const phone = storage.get('sessionPhone');
  const code = storedCode('login');
  if (!phone || !code || code.expiresAt <= Date.now()) return null;
  return { step: 'code' as const, phone, resendAt: code.resendAt, expiresAt: code.expiresAt };
}
