import { all, call, put, race, take, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { callFull } from '@tvacha/shared-core/http';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { toast } from '@tvacha/shared-core/toasts';
import {
  type FactorSecret,
  factorSetupClosed,
  factorSetupFailed,
  firstCodeSubmitted,
  recoveryCodesGiven,
  recoveryCodesKept,
  secretReceived,
  secretRequested,
} from './factor-setup.slice';

const askSecret = () => callFull('auth.second-factor.setup').then(({ result }) => result);
const confirm = (code: string) => callFull('auth.second-factor.confirm', { body: { code } });

function* requestSecret() {
  try {
    const secret: FactorSecret = yield call(askSecret);
    yield put(secretReceived(secret));
  } catch (error) {
    yield put(factorSetupFailed(codeOf(error)));
  }
}

function* enterOnceKept(start: SessionStart) {
  for (;;) {
    const { left }: { left?: unknown } = yield race({ kept: take(recoveryCodesKept), left: take(factorSetupClosed) });
    if (left) return;
    try {
      yield call(startSession, start);
      break;
    } catch (error) {
      yield put(factorSetupFailed(codeOf(error)));
    }
  }
  yield call(toast, 'REDIRECT_ADMIN_DASHBOARD');
}

/** The right first code begins the session; here it begins once the recovery codes are kept. */
function* submitFirstCode({ payload }: ReturnType<typeof firstCodeSubmitted>) {
  try {
    const { token, result }: Awaited<ReturnType<typeof confirm>> = yield call(confirm, payload.code);
    yield put(recoveryCodesGiven(result.recoveryCodes));
    yield call(enterOnceKept, { token, result });
  } catch (error) {
    yield put(factorSetupFailed(codeOf(error)));
  }
}

export function* factorSetupSaga() {
  yield all([takeLeading(secretRequested, requestSecret), takeLeading(firstCodeSubmitted, submitFirstCode)]);
}
