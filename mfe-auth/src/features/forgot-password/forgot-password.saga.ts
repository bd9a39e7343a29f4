import { all, call, put, select, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as ask, dropTicket } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../common/code/code-state';
import { forgetCode, keepCode } from '../../common/code/kept-code';
import { tellFailure } from '../../common/code/tell-failure';
import {
  forgotPasswordFailed,
  newPasswordSubmitted,
  resetCodeRequested,
  resetCodeResent,
  resetCodeSent,
  resetCodeSubmitted,
  resetDone,
  resetEnded,
  resetProved,
  selectForgotPassword,
} from './forgot-password.slice';

type Selected = ReturnType<typeof selectForgotPassword>;
type Terms = Parameters<typeof codeMoments>[0];

const first = (email: string): Promise<Terms> => ask('auth.password.forgot', { body: { email } });
const another = (email: string): Promise<Terms> => ask('auth.otp.resend', { body: { email, purpose: 'reset' } });
const prove = (email: string, otp: string) => ask('auth.otp.verify', { body: { email, otp, purpose: 'reset' } });
const reset = (email: string, password: string) => ask('auth.password.reset', { body: { email, password } });

function* fail(error: unknown) {
  const problem = codeOf(error);
  yield put(forgotPasswordFailed(problem));
  yield call(tellFailure, problem);
}

function* sendCode(send: typeof first, notice: 'ForgotPass_OTP_Send' | 'login-otp-sent') {
  const { email }: Selected = yield select(selectForgotPassword);
  try {
    const terms: Terms = yield call(send, email);
    const moments = codeMoments(terms);
    storage.set('sessionEmail', email);
    keepCode({ use: 'reset', ...moments });
    yield put(resetCodeSent(moments));
    yield call(toast, notice);
  } catch (error) {
    yield call(fail, error);
  }
}

const requestCode = () => sendCode(first, 'ForgotPass_OTP_Send');
const resendCode = () => sendCode(another, 'login-otp-sent');

/** The right code gives a ticket, which the caller of operations keeps for this tab. */
function* submitCode({ payload }: ReturnType<typeof resetCodeSubmitted>) {
  const { email }: Selected = yield select(selectForgotPassword);
  try {
    yield call(prove, email, payload.otp);
    forgetCode();
    yield put(resetProved());
  } catch (error) {
    yield call(fail, error);
  }
}

function* endReset() {
  dropTicket('reset');
  yield put(resetEnded());
  yield call(toast, 'LINK_EXPIRE');
}

function* submitPassword({ payload }: ReturnType<typeof newPasswordSubmitted>) {
  const { email }: Selected = yield select(selectForgotPassword);
  try {
    yield call(reset, email, payload.password);
    dropTicket('reset');
    yield put(resetDone());
    yield call(toast, 'Password_changed');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'LINK_EXPIRE') yield call(endReset);
    else yield put(forgotPasswordFailed(code));
  }
}

export function* forgotPasswordSaga() {
  yield all([
    takeLeading(resetCodeRequested, requestCode),
    takeLeading(resetCodeResent, resendCode),
    takeLeading(resetCodeSubmitted, submitCode),
    takeLeading(newPasswordSubmitted, submitPassword),
  ]);
}
