import type { Result } from '@tvacha/shared-contract';
import { all, call, put, takeLatest, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as callServer } from '@tvacha/shared-core/http';
import { toast } from '@tvacha/shared-core/toasts';
import { endRefused, loginEnded, sessionsCame, sessionsFailed, sessionsOpened } from './sessions.slice';

/** As many as the server gives at once. */
const list = () => callServer('auth.sessions.list', { query: { dataPerPage: 100 } });
const end = (id: string) => callServer('auth.sessions.end', { body: { id } });

function* load() {
  try {
    const { items }: Result<'auth.sessions.list'> = yield call(list);
    yield put(sessionsCame(items));
  } catch (error) {
    yield put(sessionsFailed(codeOf(error)));
  }
}

function* endOne({ payload: id }: ReturnType<typeof loginEnded>) {
  try {
    yield call(end, id);
    yield call(toast, 'SUCCESS');
  } catch (error) {
    yield put(endRefused(codeOf(error)));
  }
  yield put(sessionsOpened());
}

export function* sessionsSaga() {
  yield all([takeLatest(sessionsOpened, load), takeLeading(loginEnded, endOne)]);
}
