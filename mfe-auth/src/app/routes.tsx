import { lazy } from 'react';

const LoginPage = lazy(() => import('../features/login/login-page').then((page) => ({ default: page.LoginPage })));
const AdminLoginPage = lazy(() =>
  import('../features/login/admin-login-page').then((page) => ({ default: page.AdminLoginPage })),
);
const CustomerPage = lazy(() =>
  import('../features/register/customer/customer-page').then((page) => ({ default: page.CustomerPage })),
);
const OldAddress = lazy(() =>
  import('../features/register/customer/old-address').then((page) => ({ default: page.OldAddress })),
);
const RegisterPage = lazy(() =>
  import('../features/register/register-page').then((page) => ({ default: page.RegisterPage })),
);
const ForgotPasswordPage = lazy(() =>
  import('../features/forgot-password/forgot-password-page').then((page) => ({ default: page.ForgotPasswordPage })),
);
const OwnPasswordPage = lazy(() =>
  import('../features/own-password/own-password-page').then((page) => ({ default: page.OwnPasswordPage })),
);
const DemoRegistrationPage = lazy(() =>
  import('../features/demo/demo-registration-page').then((page) => ({ default: page.DemoRegistrationPage })),
);
const DemoConfirmPage = lazy(() =>
  import('../features/demo/demo-confirm-page').then((page) => ({ default: page.DemoConfirmPage })),
);

export const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/login/doctor', element: <LoginPage forDoctors /> },
  { path: '/login/forgot', element: <ForgotPasswordPage /> },
  { path: '/login/password', element: <OwnPasswordPage /> },
  { path: '/admin/login', element: <AdminLoginPage /> },
  { path: '/register/verifycustomer', element: <CustomerPage /> },
  { path: '/register/verifycustome', element: <OldAddress /> },
  { path: '/register/doctor', element: <RegisterPage /> },
  { path: '/demo/registration', element: <DemoRegistrationPage /> },
  { path: '/demo/confirm', element: <DemoConfirmPage /> },
];
