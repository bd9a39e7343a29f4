import { dropScopedToken, hasLiveScopedToken } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { useLayoutEffect, useState } from 'react';
import { storedCode } from '../../common/code/stored-code';
import { type ForgotPassword, forgotOpened } from './forgot-password.slice';

/** Where a reload left off: at the code that is waited for, or at the new password while its scoped token is good. */
function keptPlace(): Partial<ForgotPassword> {
  const email = storage.get('sessionEmail') ?? '';
  const code = storedCode('reset');
  if (!email) return {};
  if (hasLiveScopedToken('reset')) return { email, step: 'password' };
  return code && code.expiresAt > Date.now()
    ? { email, step: 'code', resendAt: code.resendAt, expiresAt: code.expiresAt }
    : { email };
}

/**
 * Finds the place again after a reload; whoever leaves for another page finds a code that is still good, no scoped token.
 * @returns whether it is found, which it is before anything is painted.
 */
export function useStoredPlace(): boolean {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(false);
  useLayoutEffect(() => {
    dispatch(forgotOpened(keptPlace()));
    setFound(true);
    return () => {
      dropScopedToken('reset');
      dispatch(forgotOpened({}));
    };
  }, [dispatch]);
  return found;
}
