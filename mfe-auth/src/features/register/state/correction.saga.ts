import { isToastCode } from '@tvacha/shared-contract/toasts';
import { call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { toast, toastFailure } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../../common/code/code-state';
import { contactCorrected, correctionFailed, correctionSubmitted, ticketEnded } from './actions';
import { correctContact } from './calls';
import { keepContact } from './draft';

function* correct({ payload }: ReturnType<typeof correctionSubmitted>) {
  try {
    const terms: Awaited<ReturnType<typeof correctContact>> = yield call(correctContact, payload);
    yield call(keepContact, payload);
    yield put(contactCorrected({ contact: payload, moments: codeMoments(terms) }));
    yield call(toast, 'login-otp-sent');
  } catch (error) {
    const problem = codeOf(error);
    if (problem === 'SESSION_EXPIRED' || problem === 'Unauthorized') {
      yield put(ticketEnded());
      return;
    }
    yield put(correctionFailed(problem));
    if (isToastCode(problem)) yield call(toast, problem);
    else yield call(toastFailure);
  }
}

/** Replaces contacts that were mistyped, one at a time. */
export function* correctionSaga() {
  yield takeLeading(correctionSubmitted, correct);
}
