import type { Code } from '@tvacha/shared-contract/codes';
import { call, put, takeLeading } from '@tvacha/shared-core/effects';
import { codeOf } from '@tvacha/shared-core/errors';
import { toast, toastFailure } from '@tvacha/shared-core/toasts';
import { adminDashboard } from '../../state/admin-dashboard';
import { allUserData, approveApplicant, rejectApplicant, selectedUserData } from '../../state/admin-users';
import { decisionConfirmed, decisionFailed, decisionMade } from './doctor-approval.slice';

/** Answers after which trying the same again is of no use; the panel says why. */
const refusals: readonly Code[] = ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'];

function* decide({ payload: { id, reason } }: ReturnType<typeof decisionConfirmed>) {
  try {
    if (reason === undefined) {
      yield call(approveApplicant, id);
      yield call(toast, 'VERIFIED');
    } else {
      yield call(rejectApplicant, id, reason);
    }
    yield put(decisionMade());
  } catch (error) {
    const code = codeOf(error);
    const refused = refusals.includes(code);
    yield put(decisionFailed({ code, refused }));
    if (!refused) {
      yield call(toastFailure);
      return;
    }
  }
  yield put(allUserData.invalidate());
  yield put(selectedUserData.invalidate());
  yield put(adminDashboard.invalidate());
}

export function* doctorApprovalSaga() {
  yield takeLeading(decisionConfirmed, decide);
}
