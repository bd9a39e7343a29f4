import type { Code } from '@tvacha/shared-contract/codes';
import { all, call, put, select, takeEvery, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { dropTicket } from '@tvacha/shared-core/http';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../common/code/code-state';
import { tellFailure } from '../../common/code/tell-failure';
import { checkFactor, checkPassword, resendEmailCode } from './login-calls';
import {
  emailCodeResent,
  emailCodeSent,
  factorAsked,
  factorSubmitted,
  passwordLoginFailed,
  passwordLoginReset,
  passwordSubmitted,
} from './password-login.slice';
import { selectPasswordLogin } from './selectors';

function* enter(code: Code, start: SessionStart) {
  yield call(startSession, start);
  yield call(toast, code === 'REDIRECT_ADMIN_DASHBOARD' ? code : 'LOGIN_SUCCESS');
}

function* submitPassword({ payload }: ReturnType<typeof passwordSubmitted>) {
  const { email, password, door } = payload;
  try {
    const answer: Awaited<ReturnType<typeof checkPassword>> = yield call(checkPassword, email, password, door);
    const { code, token, result } = answer;
    if ('refreshToken' in result) yield call(enter, code, { token, result });
    else if (code === 'SECOND_FACTOR_SETUP') yield put(factorAsked('setup'));
    else if (code === 'SECOND_FACTOR_NEEDED') yield put(factorAsked('totp'));
    else if ('resendIn' in result) yield put(emailCodeSent(codeMoments(result)));
  } catch (error) {
    yield put(passwordLoginFailed(codeOf(error)));
  }
}

function* failFactor(error: unknown) {
  const problem = codeOf(error);
  const { factor }: ReturnType<typeof selectPasswordLogin> = yield select(selectPasswordLogin);
  yield put(passwordLoginFailed(problem));
  if (factor === 'email') yield call(tellFailure, problem);
}

function* submitFactor({ payload }: ReturnType<typeof factorSubmitted>) {
  try {
    const answer: Awaited<ReturnType<typeof checkFactor>> = yield call(checkFactor, payload.code);
    yield call(enter, answer.code, answer);
  } catch (error) {
    yield call(failFactor, error);
  }
}

function* resendCode() {
  try {
    const terms: Awaited<ReturnType<typeof resendEmailCode>> = yield call(resendEmailCode);
    yield put(emailCodeSent(codeMoments(terms)));
    yield call(toast, 'login-otp-sent');
  } catch (error) {
    yield call(failFactor, error);
  }
}

export function* passwordLoginSaga() {
  yield all([
    takeLeading(passwordSubmitted, submitPassword),
    takeLeading(factorSubmitted, submitFactor),
    takeLeading(emailCodeResent, resendCode),
    takeEvery(passwordLoginReset, () => dropTicket('second-factor')),
  ]);
}
