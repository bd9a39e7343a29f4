import { call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import { checkPassword } from './login-calls';
import { passwordLoginFailed, passwordSubmitted } from './password-login.slice';

function* submitPassword({ payload }: ReturnType<typeof passwordSubmitted>) {
  const { email, password, door } = payload;
  try {
    const answer: Awaited<ReturnType<typeof checkPassword>> = yield call(checkPassword, email, password, door);
    yield call(startSession, answer);
    yield call(toast, door === 'admin' ? 'REDIRECT_ADMIN_DASHBOARD' : 'LOGIN_SUCCESS');
  } catch (error) {
    yield put(passwordLoginFailed(codeOf(error)));
  }
}

export function* passwordLoginSaga() {
  yield takeLeading(passwordSubmitted, submitPassword);
}
