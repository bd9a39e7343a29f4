import { all, call } from '@tvacha/shared-core/effects';
import { contactsSaga } from './contacts.saga';
import { customerSaga } from './customer.saga';
import { papersSaga } from './papers.saga';
import { passwordSaga } from './password.saga';
import { resumeSaga } from './resume.saga';

export function* registerSaga() {
  yield all([call(resumeSaga), call(customerSaga), call(contactsSaga), call(papersSaga), call(passwordSaga)]);
}
