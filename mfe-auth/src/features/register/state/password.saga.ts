import { takeEvery } from '@tvacha/shared-core/effects';
import { dropTicket } from '@tvacha/shared-core/scoped-token';
import { begunAnew, finished, passwordSettled } from './actions';

/** Nothing is left that a ticket is for. */
function dropTickets() {
  dropTicket('correction');
  dropTicket('registration');
}

export function* passwordSaga() {
  yield takeEvery([passwordSettled, begunAnew, finished], dropTickets);
}
