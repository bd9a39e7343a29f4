import { doctorApprovalReducer } from '../features/user-verification/doctor-approval.slice';
import { adminDashboard } from '../state/admin-dashboard';
import { adminUsersReducer } from '../state/admin-users';
import { adminSaga } from './admin.saga';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  adminDashboard: adminDashboard.reducer,
  adminUsers: adminUsersReducer,
  doctorApproval: doctorApprovalReducer,
};

export const saga = adminSaga;
