import { defineRemote } from '@tvacha/shared-core/remote';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { adminSaga } from './app/admin.saga';
import { routes } from './app/routes';
import { doctorApprovalReducer } from './features/user-verification/doctor-approval.slice';
import { adminDashboard } from './state/admin-dashboard';
import { adminUsersReducer } from './state/admin-users';

export const { bootstrap, mount, unmount } = defineRemote({
  area: 'admin',
  frame: PortalTheme,
  routes,
  reducers: {
    adminDashboard: adminDashboard.reducer,
    adminUsers: adminUsersReducer,
    doctorApproval: doctorApprovalReducer,
  },
  saga: adminSaga,
});
