import { all, call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as callServer } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import { withProof } from '../proof/proof.saga';
import {
  copyAsked,
  copyFailed,
  copyLeft,
  copySaved,
  erased,
  erasureConfirmed,
  erasureFailed,
  erasureOpened,
} from './own-data.slice';
import { saveJson } from './save-json';

const fileName = () => `tvacha-data-${new Date().toISOString().slice(0, 10)}.json`;

function* copy() {
  const name = fileName();
  try {
    const done: boolean = yield call(withProof, async () => saveJson(name, await callServer('users.export')));
    yield put(done ? copySaved(name) : copyLeft());
  } catch (error) {
    yield put(copyFailed(codeOf(error)));
  }
}

function* erase({ payload: email }: ReturnType<typeof erasureConfirmed>) {
  try {
    const done: boolean = yield call(withProof, () => callServer('users.erase', { body: { email } }));
    yield put(done ? erased() : erasureOpened());
    if (done) yield call(toast, 'USER_DELETED');
  } catch (error) {
    yield put(erasureFailed(codeOf(error)));
  }
}

export function* ownDataSaga() {
  yield all([takeLeading(copyAsked, copy), takeLeading(erasureConfirmed, erase)]);
}
