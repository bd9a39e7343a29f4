import * as constants from '@tvacha/shared-contract/constants';
import { confirmDemo, registerForDemo } from '@tvacha/shared-contract/routes/registration';
import { call, callFull } from '@tvacha/shared-core/http';
import { startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments, forgetCode, keepCode } from '../../common/code/code-state';
import { demoCodeSent, type Visitor } from './demo.slice';

const whole = (digits: string) => `${constants.countryCode}${digits}`;

/** The calls of whoever wants to look around: for a code, and with it (AUTH-08). */
export function useDemo() {
  const dispatch = useAppDispatch();
  return {
    async askCode({ fullName, phone }: Visitor, notice: 'OTP_SENT' | 'login-otp-sent') {
      const moments = codeMoments(await call(registerForDemo, { body: { fullName, phone: whole(phone) } }));
      storage.set('sessionPhone', phone);
      keepCode({ use: 'demo', name: fullName, ...moments });
      dispatch(demoCodeSent({ fullName, phone, moments }));
      toast(notice);
    },
    async confirm(phone: string, otp: string) {
      const answer = await callFull(confirmDemo, { body: { phone: whole(phone), otp } });
      forgetCode();
      await startSession(answer);
      toast('LOGIN_SUCCESS');
    },
  };
}
