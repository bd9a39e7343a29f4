import { takeEvery } from '@tvacha/shared-core/effects';
import { dropScopedToken } from '@tvacha/shared-core/scoped-token';
import { begunAnew, finished, passwordSettled } from './actions';

/** Nothing is left that a scoped token is for. */
function dropScopedTokens() {
  dropScopedToken('correction');
  dropScopedToken('registration');
}

export function* passwordSaga() {
  yield takeEvery([passwordSettled, begunAnew, finished], dropScopedTokens);
}
