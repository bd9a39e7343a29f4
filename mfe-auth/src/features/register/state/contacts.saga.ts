import { call, put, takeEvery } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { contactProved, profileLoaded, scopedTokenEnded } from './actions';
import { loadProfile } from './calls';

/** Reads the own record by scoped token: which contacts are proved, and which papers are there. */
export function* loadOwn() {
  try {
    const profile: Awaited<ReturnType<typeof loadProfile>> = yield call(loadProfile);
    yield put(profileLoaded(profile));
  } catch (error) {
    // Without it the registration goes on by what is known here.
    if (codeOf(error) === 'SESSION_EXPIRED') yield put(scopedTokenEnded());
  }
}

export function* contactsSaga() {
  yield takeEvery(contactProved, loadOwn);
}
