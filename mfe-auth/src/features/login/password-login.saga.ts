import type { Code } from '@tvacha/shared-contract/codes';
import { all, call, put, takeEvery, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { dropTicket } from '@tvacha/shared-core/http';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import { checkFactor, checkPassword } from './login-calls';
import {
  factorAsked,
  factorSubmitted,
  passwordLoginFailed,
  passwordLoginReset,
  passwordSubmitted,
} from './password-login.slice';

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
    else yield put(factorAsked('secondFactor' in result ? result.secondFactor : 'email'));
  } catch (error) {
    yield put(passwordLoginFailed(codeOf(error)));
  }
}

function* submitFactor({ payload }: ReturnType<typeof factorSubmitted>) {
  try {
    const answer: Awaited<ReturnType<typeof checkFactor>> = yield call(checkFactor, payload.code);
    yield call(enter, answer.code, answer);
  } catch (error) {
    yield put(passwordLoginFailed(codeOf(error)));
  }
}

export function* passwordLoginSaga() {
  yield all([
    takeLeading(passwordSubmitted, submitPassword),
    takeLeading(factorSubmitted, submitFactor),
    takeEvery(passwordLoginReset, () => dropTicket('second-factor')),
  ]);
}
