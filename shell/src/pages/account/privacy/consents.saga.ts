import type { Result } from '@tvacha/shared-contract';
import { all, call, put, select, takeLatest, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { call as callServer } from '@tvacha/shared-core/http';
import { getLanguage } from '@tvacha/shared-core/i18n';
import { toast } from '@tvacha/shared-core/toasts';
import { tellConsent } from '../../../marketing/consent';
import {
  type ConsentChange,
  consentChanged,
  consentRefused,
  consentsCame,
  consentsFailed,
  consentsOpened,
  selectConsents,
} from './consents.slice';

const dataPerPage = 20;
const list = (query: { page?: number; kind?: 'marketing' | 'finder' }) =>
  callServer('users.consents', { query: { dataPerPage, ...query } });
const standing = ({ items }: Result<'users.consents'>) => items.find(({ withdrawnAt }) => !withdrawnAt) ?? null;

function* load({ payload: page }: ReturnType<typeof consentsOpened>) {
  try {
    const lists: Result<'users.consents'>[] = yield all([
      call(list, { page }),
      call(list, { kind: 'marketing' }),
      call(list, { kind: 'finder' }),
    ]);
    const [record, marketing, finder] = lists;
    if (!record || !marketing || !finder) return;
    yield put(consentsCame({ record, choices: { marketing: standing(marketing), finder: standing(finder) } }));
  } catch (error) {
    yield put(consentsFailed(codeOf(error)));
  }
}

function carryOut({ kind, id }: ConsentChange): Promise<unknown> {
  if (id !== undefined) return callServer('users.consents.withdraw', { body: { id } });
  const locale = getLanguage();
  return callServer('users.consents.give', { body: { kind, ...(locale !== 'en' && { locale }) } });
}

/** What stands afterwards is the server's to say, also where it refused: another tab may have been quicker. */
function* change({ payload }: ReturnType<typeof consentChanged>) {
  try {
    yield call(carryOut, payload);
    if (payload.kind === 'marketing') yield call(tellConsent, payload.id === undefined);
    yield call(toast, 'SUCCESS');
  } catch (error) {
    yield put(consentRefused({ kind: payload.kind, code: codeOf(error) }));
  }
  const { record }: ReturnType<typeof selectConsents> = yield select(selectConsents);
  yield put(consentsOpened(record?.page ?? 1));
}

export function* consentsSaga() {
  yield all([takeLatest(consentsOpened, load), takeLeading(consentChanged, change)]);
}
