import { codeOf } from '@tvacha/shared-core/errors';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../common/code/code-state';
import { enter, requestCode, verifyCode } from './login-calls';
import { codeSent, otpLoginBlocked } from './otp-login.slice';

/** The calls of a login by phone code. Whoever still waits for approval meets a panel in place of the form. */
export function useOtpLogin() {
  const dispatch = useAppDispatch();
  const orBlock = async (asked: Promise<void>) => {
    try {
      await asked;
    } catch (error) {
      if (codeOf(error) !== 'APPROVAL_PENDING') throw error;
      dispatch(otpLoginBlocked());
    }
  };
  const ask = async (phone: string) => {
    const terms = await requestCode(phone);
    dispatch(codeSent({ phone, moments: codeMoments(terms) }));
    toast('login-otp-sent');
  };
  const prove = async (phone: string, otp: string) => enter(await verifyCode(phone, otp));
  return {
    askCode: (phone: string) => orBlock(ask(phone)),
    proveCode: (phone: string, otp: string) => orBlock(prove(phone, otp)),
  };
}
