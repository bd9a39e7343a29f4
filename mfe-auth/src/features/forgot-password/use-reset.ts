import { forgotPassword, resetPassword } from '@tvacha/shared-contract/routes/auth';
import { resendOtp, verifyOtp } from '@tvacha/shared-contract/routes/registration';
import { codeOf } from '@tvacha/shared-core/errors';
import { call } from '@tvacha/shared-core/http';
import { dropScopedToken } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments, forgetCode, keepCode } from '../../common/code/code-state';
import { resetCodeSent, resetDone, resetEnded, resetProved } from './forgot-password.slice';

/** The calls on the way to a new password, each of which leads to its next step. */
export function useReset() {
  const dispatch = useAppDispatch();
  const keep = (email: string, terms: Parameters<typeof codeMoments>[0]) => {
    const moments = codeMoments(terms);
    storage.set('sessionEmail', email);
    keepCode({ use: 'reset', ...moments });
    dispatch(resetCodeSent({ email, moments }));
  };
  return {
    async askCode(email: string) {
      keep(email, await call(forgotPassword, { body: { email } }));
      toast('ForgotPass_OTP_Send');
    },
    async askAgain(email: string) {
      keep(email, await call(resendOtp, { body: { email, purpose: 'reset' } }));
      toast('login-otp-sent');
    },
    /** The right code gives a scoped token, which the caller of operations keeps for this tab. */
    async prove(email: string, otp: string) {
      await call(verifyOtp, { body: { email, otp, purpose: 'reset' } });
      forgetCode();
      dispatch(resetProved());
    },
    async setPassword(email: string, password: string) {
      try {
        await call(resetPassword, { body: { email, password } });
        dropScopedToken('reset');
        dispatch(resetDone());
        toast('Password_changed');
      } catch (error) {
        if (codeOf(error) !== 'LINK_EXPIRE') throw error;
        dropScopedToken('reset');
        dispatch(resetEnded());
        toast('LINK_EXPIRE');
      }
    },
  };
}
