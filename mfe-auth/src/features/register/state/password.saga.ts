import { all, call, put, takeEvery, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { dropTicket } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import { askingFailed, begunAnew, finished, passwordSettled, passwordSubmitted, ticketEnded } from './actions';
import { createPassword } from './calls';

function* submit({ payload }: ReturnType<typeof passwordSubmitted>) {
  try {
    yield call(createPassword, payload);
    yield call(toast, 'PASSWORD_CREATED');
    yield put(passwordSettled());
  } catch (error) {
    const problem = codeOf(error);
    if (problem === 'SESSION_EXPIRED') yield put(ticketEnded());
    // There is one already, which stays as it is.
    else if (problem === 'CONFLICT') yield put(passwordSettled());
    else yield put(askingFailed({ problem }));
  }
}

/** Nothing is left that a ticket is for. */
function dropTickets() {
  dropTicket('correction');
  dropTicket('registration');
}

export function* passwordSaga() {
  yield all([takeLeading(passwordSubmitted, submit), takeEvery([passwordSettled, begunAnew, finished], dropTickets)]);
}
