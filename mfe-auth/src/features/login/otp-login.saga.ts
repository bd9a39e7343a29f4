import { all, call, put, select, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../common/code/code-state';
import { tellFailure } from '../../common/code/tell-failure';
import { requestCode, verifyCode } from './login-calls';
import { codeRequested, codeSent, codeSubmitted, otpLoginFailed } from './otp-login.slice';
import { selectOtpLogin } from './selectors';

function* fail(error: unknown) {
  const problem = codeOf(error);
  yield put(otpLoginFailed(problem));
  yield call(tellFailure, problem);
}

function* sendCode({ payload }: ReturnType<typeof codeRequested>) {
  try {
    const terms: Awaited<ReturnType<typeof requestCode>> = yield call(requestCode, payload.phone);
    yield put(codeSent(codeMoments(terms)));
    yield call(toast, 'login-otp-sent');
  } catch (error) {
    yield call(fail, error);
  }
}

function* submitCode({ payload }: ReturnType<typeof codeSubmitted>) {
  const { phone }: ReturnType<typeof selectOtpLogin> = yield select(selectOtpLogin);
  try {
    const answer: Awaited<ReturnType<typeof verifyCode>> = yield call(verifyCode, phone, payload.otp);
    yield call(startSession, answer);
    yield call(toast, 'LOGIN_SUCCESS');
  } catch (error) {
    yield call(fail, error);
  }
}

/** Orders the phone-code login. While one request is under way, further ones are dropped. */
export function* otpLoginSaga() {
  yield all([takeLeading(codeRequested, sendCode), takeLeading(codeSubmitted, submitCode)]);
}
