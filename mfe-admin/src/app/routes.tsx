import { lazy } from 'react';

const DashboardPage = lazy(() =>
  import('../features/dashboard/dashboard-page').then((page) => ({ default: page.DashboardPage })),
);
const UserVerificationPage = lazy(() =>
  import('../features/user-verification/user-verification-page').then((page) => ({
    default: page.UserVerificationPage,
  })),
);

export const routes = [
  { path: '/admin/dashboard', element: <DashboardPage /> },
  { path: '/admin/userlist', element: <UserVerificationPage /> },
];
