import type { Profile } from '@tvacha/shared-contract';
import { type DocumentKind, documentKinds } from '@tvacha/shared-contract/vocabulary';
import { all, call, put, race, select, take, takeEvery } from '@tvacha/shared-core/effects';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { portalStore } from '@tvacha/shared-core/store';
import { toast, toastFailure } from '@tvacha/shared-core/toasts';
import {
  contactProved,
  fileChanged,
  fileRemoved,
  fileRetried,
  fileSent,
  filesAdded,
  profileLoaded,
  scopedTokenEnded,
} from './actions';
import { removePaper, sendPaper } from './calls';
import { heldFile, letGo } from './chosen-files';
import { loadOwn } from './contacts.saga';
import { selectPapers, selectPerson, selectRegistration } from './registration-state';

interface Waiting {
  kind: DocumentKind;
  id: string;
  file: File;
}

function* nextWaiting() {
  const papers: ReturnType<typeof selectPapers> = yield select(selectPapers);
  for (const kind of documentKinds) {
    for (const { id, status } of papers[kind]) {
      const file = status === 'waiting' && heldFile(id);
      if (file) return { kind, id, file };
    }
  }
  return null;
}

function* send({ kind, id, file }: Waiting, signal: AbortSignal) {
  const { userData }: ReturnType<typeof selectPerson> = yield select(selectPerson);
  if (!userData) return;
  const onProgress = (progress: number) =>
    void portalStore().dispatch(fileChanged({ kind, id, changes: { progress } }));
  yield put(fileChanged({ kind, id, changes: { status: 'sending', progress: 0, error: undefined } }));
  try {
    const profile: Profile = yield call(sendPaper, { userId: userData._id, kind, file, signal, onProgress });
    letGo(id);
    const completes = profile.isComplete && !userData.isComplete;
    yield put(fileSent({ kind, id, profile, completes }));
    yield put(profileLoaded(profile));
    if (completes) yield call(toast, 'UPDATE_SUCCCESS');
  } catch (error) {
    yield call(fail, { kind, id }, error);
  }
}

function* fail(of: Pick<Waiting, 'kind' | 'id'>, error: unknown) {
  const problem = codeOf(error);
  if (problem === 'SESSION_EXPIRED') {
    // It is sent as soon as there is another scoped token.
    yield put(fileChanged({ ...of, changes: { status: 'waiting' } }));
    yield put(scopedTokenEnded());
    return;
  }
  yield put(fileChanged({ ...of, changes: { status: 'failed', error: errorMessage(problem) } }));
  if (problem === 'DOCUMENT_VALIDATION_ERROR') yield call(toast, problem);
}

/** Sends what waits, one file after the other, as long as there is a scoped token. */
function* sendWaiting() {
  for (;;) {
    const { scopedToken }: ReturnType<typeof selectRegistration> = yield select(selectRegistration);
    const next: Waiting | null = yield call(nextWaiting);
    if (!next || scopedToken !== 'live') return;
    const stop = new AbortController();
    const isRemoved = (action: { type: string }) => fileRemoved.match(action) && action.payload.id === next.id;
    const { removed }: { removed?: unknown } = yield race({
      sent: call(send, next, stop.signal),
      removed: take(isRemoved),
    });
    if (!removed) continue;
    stop.abort();
    // It may have arrived all the same.
    yield call(loadOwn);
  }
}

function* watchWaiting() {
  for (;;) {
    yield take([filesAdded, fileRetried, contactProved]);
    yield call(sendWaiting);
  }
}

function* remove({ payload: { kind, id, isKept } }: ReturnType<typeof fileRemoved>) {
  letGo(id);
  const { userData }: ReturnType<typeof selectPerson> = yield select(selectPerson);
  if (!isKept || !userData) return;
  try {
    const profile: Profile = yield call(removePaper, userData._id, kind, id);
    yield put(profileLoaded(profile));
  } catch (error) {
    if (codeOf(error) === 'SESSION_EXPIRED') yield put(scopedTokenEnded());
    else {
      yield call(toastFailure);
      yield call(loadOwn);
    }
  }
}

export function* papersSaga() {
  yield all([call(watchWaiting), takeEvery(fileRemoved, remove)]);
}
