import { call, put, select, takeEvery } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { toast } from '@tvacha/shared-core/toasts';
import { begunAnew, customerAnswered, customerFound, customerRefused } from './actions';
import { verifyCustomer } from './calls';
import { dropRegistration } from './progress';
import { selectPerson } from './registration-state';

/** A form that came with a code says no more of it than that it is wrong. */
export function* lookUp(code: string) {
  try {
    const { result }: Awaited<ReturnType<typeof verifyCustomer>> = yield call(verifyCustomer, code);
    yield put(customerAnswered(result));
  } catch (error) {
    if (codeOf(error) === 'INVALID_CODE') yield put(customerRefused({ code }));
  }
}

function* takeUp({ payload }: ReturnType<typeof customerAnswered>) {
  const { userData }: ReturnType<typeof selectPerson> = yield select(selectPerson);
  if (userData && userData.customerId !== payload.code) {
    yield call(dropRegistration);
    yield put(begunAnew({ code: payload.code }));
  }
  yield put(customerFound(payload));
  // How far an account is, is said in the product's words; the page that asked goes where it leads.
  if (payload.notice) yield call(toast, payload.notice);
}

export function* customerSaga() {
  yield takeEvery(customerAnswered, takeUp);
}
