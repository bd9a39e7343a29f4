import { all, call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as ask } from '@tvacha/shared-core/http';
import { endFirstLogin, isFirstLogin } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { toast } from '@tvacha/shared-core/toasts';
import {
  keepPasswordSubmitted,
  ownPasswordFailed,
  passwordChangeSubmitted,
  passwordSettled,
} from './default-password-change.slice';

type Passwords = ReturnType<typeof passwordChangeSubmitted>['payload'];

const change = (body: Passwords) => ask('auth.password.change', { body });
const keep = () => ask('auth.password.keep', { body: { id: storage.get('userIdTemp') ?? '' } });

function* settle(kept: boolean) {
  if (isFirstLogin()) yield call(endFirstLogin);
  yield put(passwordSettled({ kept }));
}

function* changePassword({ payload }: ReturnType<typeof passwordChangeSubmitted>) {
  try {
    yield call(change, payload);
    yield call(settle, false);
    yield call(toast, 'CHANGED_PASSWORD');
  } catch (error) {
    yield put(ownPasswordFailed(codeOf(error)));
  }
}

function* keepPassword() {
  try {
    yield call(keep);
    yield call(settle, true);
    yield call(toast, 'PASSWORD_SET');
  } catch (error) {
    // It is settled already, by another tab: nothing is left to do here.
    if (codeOf(error) === 'CONFLICT') yield call(settle, true);
    else yield put(ownPasswordFailed(codeOf(error)));
  }
}

export function* defaultPasswordChangeSaga() {
  yield all([takeLeading(passwordChangeSubmitted, changePassword), takeLeading(keepPasswordSubmitted, keepPassword)]);
}
