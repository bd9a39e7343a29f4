import * as constants from '@tvacha/shared-contract/constants';
import { delay, put, takeEvery } from 'redux-saga/effects';
import { toastClosed, toastShown } from './toasts.slice';

function* closeLater({ payload }: ReturnType<typeof toastShown>) {
  yield delay(constants.toastAutoHide);
  yield put(toastClosed(payload.id));
}

/** Hides each notice after its time (API-03). */
export function* toastsSaga() {
  yield takeEvery(toastShown.type, closeLater);
}
