import type { RemoteConfig } from '@tvacha/shared-core/remote';
import { heads } from './src/app/page-head-tags';

/** One page for both login pages: what is typed stays when the login page is changed. */
const loginPage = () => import('./src/features/login/login-page').then(({ LoginPage }) => LoginPage);
const members: RemoteConfig['roles'] = ['doctor', 'patient', 'admin', 'subAdmin'];

export const remote = {
  area: 'auth',
  name: { en: 'sign-in area', hi: 'लॉग इन का भाग' },
  prefixes: ['/login', '/admin/login', '/register', '/demo'],
  routes: [
    {
      path: '/login',
      page: loginPage,
      title: { en: 'Log in', hi: 'लॉग इन' },
      head: heads.login,
    },
    {
      path: '/login/doctor',
      page: loginPage,
      title: { en: 'Doctor login', hi: 'डॉक्टर लॉग इन' },
      head: heads.loginDoctor,
    },
    {
      path: '/admin/login',
      page: () => import('./src/features/login/admin-login-page').then(({ AdminLoginPage }) => AdminLoginPage),
      title: { en: 'Back office login', hi: 'बैक ऑफ़िस लॉग इन' },
      head: heads.loginStaff,
    },
    {
      path: '/register/verifycustomer',
      page: () => import('./src/features/register/customer/customer-page').then(({ CustomerPage }) => CustomerPage),
      title: { en: 'Become a member', hi: 'सदस्य बनें' },
      head: heads.customer,
    },
    {
      path: '/register/verifycustome',
      page: () => import('./src/features/register/customer/old-address').then(({ OldAddress }) => OldAddress),
      title: { en: 'Become a member', hi: 'सदस्य बनें' },
    },
    {
      path: '/register/doctor',
      page: () => import('./src/features/register/register-page').then(({ RegisterPage }) => RegisterPage),
      title: { en: 'Doctor registration', hi: 'डॉक्टर पंजीकरण' },
    },
    {
      path: '/login/forgot',
      page: () =>
        import('./src/features/forgot-password/forgot-password-page').then(
          ({ ForgotPasswordPage }) => ForgotPasswordPage,
        ),
      title: { en: 'Forgot password', hi: 'पासवर्ड भूल गए' },
      head: heads.forgot,
    },
    {
      path: '/login/password',
      page: () =>
        import('./src/features/own-password/own-password-page').then(({ OwnPasswordPage }) => OwnPasswordPage),
      title: { en: 'Your password', hi: 'आपका पासवर्ड' },
      roles: members,
    },
    {
      path: '/demo/registration',
      page: () =>
        import('./src/features/demo/demo-registration-page').then(({ DemoRegistrationPage }) => DemoRegistrationPage),
      title: { en: 'Look around', hi: 'देखें' },
      head: heads.demo,
    },
    {
      path: '/demo/confirm',
      page: () => import('./src/features/demo/demo-confirm-page').then(({ DemoConfirmPage }) => DemoConfirmPage),
      title: { en: 'Confirm your number', hi: 'अपने नंबर की पुष्टि करें' },
    },
  ],
  menu: [
    {
      menu: 'account',
      title: { en: 'Change password', hi: 'पासवर्ड बदलें' },
      path: '/login/password',
      icon: 'lock-key',
      roles: members,
    },
  ],
} satisfies RemoteConfig;
