import { isToastCode, type ToastCode } from '@tvacha/shared-contract/toasts';
import { call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../../common/code/code-state';
import { askingFailed, formSubmitted, registered, registrationClosed } from './actions';
import { register } from './calls';
import type { DetailsField } from './form';

type Answer = Awaited<ReturnType<typeof register>>;

const fieldOf: Record<string, DetailsField> = {
  'body.first_name': 'fullName',
  'body.last_name': 'fullName',
  'body.email': 'email',
  'body.phone.number': 'phone',
  'body.address.pincode': 'pincode',
  'body.address.city': 'city',
  'body.address.state': 'state',
  'body.customerId': 'customerId',
};

/** Which fields a refusal is about. */
function wrongOf(error: unknown): DetailsField[] {
  if (!(error instanceof CallError)) return [];
  if (error.code === 'INVALID_CODE' || error.code === 'CUSTOMERID_NOT_AVAILABLE') return ['customerId'];
  if (error.code === 'CONSENT_NOT_AVAILABLE') return ['consent'];
  return error.issues.flatMap(({ path }) => fieldOf[path] ?? []);
}

function* submit({ payload }: ReturnType<typeof formSubmitted>) {
  try {
    const { code, result, token }: Answer = yield call(register, payload);
    yield call(toast, code as ToastCode);
    if (code === 'APPROVAL_PENDING' || code === 'USER_ALREADY_EXISTS') yield put(registrationClosed(code));
    else {
      const { expiresIn, resendIn, ...registrant } = result;
      // Where no code could be sent yet none is good, and there may be one later.
      const moments = resendIn === undefined ? null : codeMoments({ expiresIn: expiresIn ?? 0, resendIn });
      yield put(registered({ registrant, moments, mayCorrect: token !== undefined }));
    }
  } catch (error) {
    const problem = codeOf(error);
    if (isToastCode(problem)) yield call(toast, problem);
    yield put(askingFailed({ problem, wrong: wrongOf(error) }));
  }
}

export function* formSaga() {
  yield takeLeading(formSubmitted, submit);
}
