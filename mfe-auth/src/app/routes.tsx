import { lazy } from 'react';

const LoginPage = lazy(() => import('../features/login/login-page').then((page) => ({ default: page.LoginPage })));
const AdminLoginPage = lazy(() =>
  import('../features/login/admin-login-page').then((page) => ({ default: page.AdminLoginPage })),
);

export const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/login/doctor', element: <LoginPage forDoctors /> },
  { path: '/admin/login', element: <AdminLoginPage /> },
];
