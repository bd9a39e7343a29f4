import { call, put, select, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { toast } from '@tvacha/shared-core/toasts';
import { askingFailed, begunAnew, customerCodeSubmitted, customerFound } from './actions';
import { verifyCustomer } from './calls';
import { dropDraft } from './draft';
import { selectPerson } from './selectors';

type Answer = Awaited<ReturnType<typeof verifyCustomer>>;

function* lookUp({ payload: { code, leads } }: ReturnType<typeof customerCodeSubmitted>) {
  if (code.trim() === '') {
    yield call(toast, 'PCODE_EMPTY');
    yield put(askingFailed({ problem: 'PCODE_EMPTY' }));
    return;
  }
  try {
    const { result }: Answer = yield call(verifyCustomer, code);
    const { userData }: ReturnType<typeof selectPerson> = yield select(selectPerson);
    if (userData && userData.customerId !== result.code) {
      yield call(dropDraft);
      yield put(begunAnew({ code: result.code }));
    }
    yield put(customerFound(result));
    // How far an account is, is said in the product's words; the page that asked goes where it leads.
    if (result.notice) yield call(toast, result.notice);
  } catch (error) {
    const problem = codeOf(error);
    // A form that came with a code says no more of it than that it is wrong.
    if (leads || problem === 'INVALID_CODE') yield put(askingFailed({ problem, wrong: ['customerId'] }));
  }
}

export function* customerSaga() {
  yield takeLeading(customerCodeSubmitted, lookUp);
}
