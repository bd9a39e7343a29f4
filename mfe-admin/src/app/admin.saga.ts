import { fork } from '@tvacha/shared-core/effects';
import { listSaga } from '@tvacha/shared-core/resources';
import { doctorApprovalSaga } from '../features/user-verification/doctor-approval.saga';
import { adminDashboard } from '../state/admin-dashboard';
import { allUserData, selectedUserData } from '../state/admin-users';

export function* adminSaga() {
  yield fork(doctorApprovalSaga);
  yield* listSaga(adminDashboard, allUserData, selectedUserData);
}
