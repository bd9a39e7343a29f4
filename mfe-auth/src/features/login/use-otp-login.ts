import * as constants from '@tvacha/shared-contract/constants';
import { codeOf } from '@tvacha/shared-core/errors';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { type CodeMoments, codeMoments, forgetCode, keepCode, storedCode } from '../../common/code/code-state';
import { enter, requestCode, verifyCode } from './login-calls';
import { codeSent, otpLoginBlocked, otpLoginOpened } from './otp-login.slice';
import { whatIsMissing } from './what-is-missing';

/** Keeps in this tab which number waits for a code. */
function keepLogin(phone: string, moments: CodeMoments): void {
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

/** The calls of a login by phone code. Whoever still waits for approval meets a panel in place of the form. */
export function useOtpLogin() {
  const dispatch = useAppDispatch();
  const orBlock = async (phone: string, asked: Promise<void>) => {
    try {
      await asked;
    } catch (error) {
      if (codeOf(error) !== 'APPROVAL_PENDING') throw error;
      dispatch(otpLoginBlocked(await whatIsMissing({ phone: `${constants.countryCode}${phone}` })));
    }
  };
  const ask = async (phone: string) => {
    const moments = codeMoments(await requestCode(phone));
    keepLogin(phone, moments);
    dispatch(codeSent({ phone, moments }));
    toast('login-otp-sent');
  };
  const prove = async (phone: string, otp: string) => {
    const session = await verifyCode(phone, otp);
    forgetCode();
    await enter(session);
  };
  return {
    /** Asks for a code; where one went to this number a moment ago, that one is waited for. */
    askCode(phone: string) {
      const kept = keptLogin();
      if (kept?.phone !== phone || kept.resendAt <= Date.now()) return orBlock(phone, ask(phone));
      dispatch(otpLoginOpened(kept));
    },
    askAgain: (phone: string) => orBlock(phone, ask(phone)),
    proveCode: (phone: string, otp: string) => orBlock(phone, prove(phone, otp)),
  };
}
