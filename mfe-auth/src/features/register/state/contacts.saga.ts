import { all, call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { toast } from '@tvacha/shared-core/toasts';
import { codeMoments } from '../../../common/code/code-state';
import { tellFailure } from '../../../common/code/tell-failure';
import { codeAsked, codeFailed, codeSent, codeSubmitted, contactProved, profileLoaded, ticketEnded } from './actions';
import { loadProfile, proveContact, resendCode } from './calls';
import type { ContactType, Registrant } from './contact';

function* fail(type: ContactType, error: unknown) {
  const problem = codeOf(error);
  yield put(codeFailed({ type, problem }));
  yield call(tellFailure, problem);
}

function* ask({ payload }: ReturnType<typeof codeAsked>) {
  try {
    const terms: Awaited<ReturnType<typeof resendCode>> = yield call(resendCode, payload);
    yield put(codeSent({ type: payload.type, moments: codeMoments(terms) }));
    yield call(toast, 'login-otp-sent');
  } catch (error) {
    yield call(fail, payload.type, error);
  }
}

function* prove({ payload: { otp, ...contact } }: ReturnType<typeof codeSubmitted>) {
  try {
    const registrant: Registrant = yield call(proveContact, contact, otp);
    yield put(contactProved({ contact, registrant }));
    yield call(toast, 'VERIFIED');
  } catch (error) {
    yield call(fail, contact.type, error);
    return;
  }
  yield call(loadOwn);
}

/** Reads the own record by ticket: which contacts are proved, and which papers are there. */
export function* loadOwn() {
  try {
    const profile: Awaited<ReturnType<typeof loadProfile>> = yield call(loadProfile);
    yield put(profileLoaded(profile));
  } catch (error) {
    // Without it the registration goes on by what is known here.
    if (codeOf(error) === 'SESSION_EXPIRED') yield put(ticketEnded());
  }
}

type Creator = typeof codeAsked | typeof codeSubmitted;
const isOf = (creator: Creator, type: ContactType) => (action: { type: string }) =>
  creator.match(action) && action.payload.type === type;

/** One request at a time for each contact; the other one may be under way meanwhile. */
export function* contactsSaga() {
  const types: readonly ContactType[] = ['phone', 'email'];
  yield all(
    types.flatMap((type) => [takeLeading(isOf(codeAsked, type), ask), takeLeading(isOf(codeSubmitted, type), prove)]),
  );
}
