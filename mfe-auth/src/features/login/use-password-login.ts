import { codeOf } from '@tvacha/shared-core/errors';
import { dropScopedToken } from '@tvacha/shared-core/scoped-token';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useCallback } from 'react';
import { codeMoments } from '../../common/code/code-state';
import { checkFactor, checkPassword, enter, type LoginUser, resendEmailCode } from './login-calls';
import { emailCodeSent, factorAsked, passwordLoginBlocked, passwordLoginReset } from './password-login.slice';
import { whatIsMissing } from './what-is-missing';

/**
 * The calls of a login by password, and the way back to its beginning, which gives up the first step's scoped token.
 */
export function usePasswordLogin() {
  const dispatch = useAppDispatch();

  const logIn = async (email: string, password: string, loginUser: LoginUser) => {
    try {
      const { code, token, result } = await checkPassword(email, password, loginUser);
      if ('refreshToken' in result) await enter({ code, token, result });
      else if (code === 'SECOND_FACTOR_SETUP') dispatch(factorAsked('setup'));
      else if (code === 'SECOND_FACTOR_NEEDED') dispatch(factorAsked('passkey' in result ? 'passkey' : 'totp'));
      else if ('resendIn' in result) dispatch(emailCodeSent({ email, moments: codeMoments(result) }));
    } catch (error) {
      if (codeOf(error) !== 'APPROVAL_PENDING') throw error;
      dispatch(passwordLoginBlocked(await whatIsMissing({ email })));
    }
  };
  const resend = async (email: string) => {
    const terms = await resendEmailCode();
    dispatch(emailCodeSent({ email, moments: codeMoments(terms) }));
    toast('login-otp-sent');
  };
  const beginAgain = useCallback(() => {
    dropScopedToken('second-factor');
    dispatch(passwordLoginReset());
  }, [dispatch]);

  return { logIn, finish: async (code: string) => enter(await checkFactor(code)), resend, beginAgain };
}
