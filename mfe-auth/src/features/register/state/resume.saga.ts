import { all, call, put, select, takeEvery, takeLatest } from '@tvacha/shared-core/effects';
import { storedScopedToken } from '@tvacha/shared-core/scoped-token';
import { storage } from '@tvacha/shared-core/storage';
import { begunAnew, proofAsked, resumeAsked, resumed, settled } from './actions';
import { loadOwn } from './contacts.saga';
import { lookUp } from './customer.saga';
import { dropRegistration, keepProgress, keptProgress } from './progress';
import { type RegistrationState, selectPerson, selectRegistration, selectStage } from './registration-state';

function scopedTokenState() {
  if (storedScopedToken('registration')) return 'live';
  return storedScopedToken('correction') ? 'correction' : 'none';
}

/** Takes up what this tab, the scoped token and the address know. */
function* resume({ payload }: ReturnType<typeof resumeAsked>) {
  const code = payload.code?.trim().toUpperCase() ?? '';
  const progress = keptProgress();
  const scopedToken = scopedTokenState();
  if (code && progress.userData && progress.userData.customerId !== code) {
    yield call(dropRegistration);
    yield put(begunAnew({ code }));
  } else {
    yield put(resumed({ progress, customerId: storage.get('sessionCustomerId') ?? '', scopedToken }));
    if (scopedToken === 'live') yield call(loadOwn);
    else if (payload.hasAccount && !progress.userData) yield put(proofAsked());
  }
  yield put(settled());
  yield call(lookUpNew, code);
}

/** A code that came in the address, as in a letter, is looked up once, unless its account is known here. */
function* lookUpNew(code: string) {
  const { acceptedCode }: ReturnType<typeof selectRegistration> = yield select(selectRegistration);
  const { userData }: ReturnType<typeof selectPerson> = yield select(selectPerson);
  if (code && !userData && acceptedCode !== code) yield call(lookUp, code);
}

const momentary: readonly string[] = [resumeAsked.type, resumed.type, settled.type];
const isProgress = ({ type }: { type: string }) => type.startsWith('registration/') && !momentary.includes(type);

function* keep() {
  const state: RegistrationState = yield select((all: RegistrationState) => all);
  const { offersPassword, isPasswordSettled } = selectRegistration(state);
  const { userData } = selectPerson(state);
  const progress = {
    stage: selectStage(state),
    userData,
    codes: state.contactCodes,
    offersPassword,
    isPasswordSettled,
  };
  yield call(keepProgress, progress);
}

export function* resumeSaga() {
  yield all([takeLatest(resumeAsked, resume), takeEvery(isProgress, keep)]);
}
