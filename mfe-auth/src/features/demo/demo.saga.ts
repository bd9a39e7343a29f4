import * as constants from '@tvacha/shared-contract/constants';
import { all, call, put, select, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as ask, callFull } from '@tvacha/shared-core/http';
import { startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../common/code/code-state';
import { forgetCode, keepCode } from '../../common/code/kept-code';
import { tellFailure } from '../../common/code/tell-failure';
import { demoCodeRequested, demoCodeSent, demoCodeSubmitted, demoFailed, selectDemo } from './demo.slice';

type Terms = Parameters<typeof codeMoments>[0];

const whole = (digits: string) => `${constants.countryCode}${digits}`;
const register = (fullName: string, phone: string): Promise<Terms> =>
  ask('demo.register', { body: { fullName, phone: whole(phone) } });
const confirm = (phone: string, otp: string) => callFull('demo.confirm', { body: { phone: whole(phone), otp } });

function* fail(error: unknown) {
  const problem = codeOf(error);
  yield put(demoFailed(problem));
  yield call(tellFailure, problem);
}

function* sendCode({ payload }: ReturnType<typeof demoCodeRequested>) {
  const { fullName, phone, again } = payload;
  try {
    const terms: Terms = yield call(register, fullName, phone);
    const moments = codeMoments(terms);
    storage.set('sessionPhone', phone);
    keepCode({ use: 'demo', name: fullName, ...moments });
    yield put(demoCodeSent(moments));
    yield call(toast, again ? 'login-otp-sent' : 'OTP_SENT');
  } catch (error) {
    yield call(fail, error);
  }
}

function* submitCode({ payload }: ReturnType<typeof demoCodeSubmitted>) {
  const { phone }: ReturnType<typeof selectDemo> = yield select(selectDemo);
  try {
    const answer: Awaited<ReturnType<typeof confirm>> = yield call(confirm, phone, payload.otp);
    forgetCode();
    yield call(startSession, answer);
    yield call(toast, 'LOGIN_SUCCESS');
  } catch (error) {
    yield call(fail, error);
  }
}

export function* demoSaga() {
  yield all([takeLeading(demoCodeRequested, sendCode), takeLeading(demoCodeSubmitted, submitCode)]);
}
