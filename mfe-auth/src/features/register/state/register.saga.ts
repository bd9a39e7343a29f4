import { all, call, takeEvery } from '@tvacha/shared-core/effects';
import { dropScopedToken } from '@tvacha/shared-core/scoped-token';
import { begunAnew, finished, passwordSettled } from './actions';
import { contactsSaga } from './contacts.saga';
import { customerSaga } from './customer.saga';
import { papersSaga } from './papers.saga';
import { resumeSaga } from './resume.saga';

/** Nothing is left that a scoped token is for. */
function dropScopedTokens() {
  dropScopedToken('correction');
  dropScopedToken('registration');
}

function* passwordSaga() {
  yield takeEvery([passwordSettled, begunAnew, finished], dropScopedTokens);
}

export function* registerSaga() {
  yield all([call(resumeSaga), call(customerSaga), call(contactsSaga), call(papersSaga), call(passwordSaga)]);
}
