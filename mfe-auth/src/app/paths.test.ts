import { authPaths } from './paths';

test('[AUTH-06] a forgotten password leads back to the login page it was asked for at', () => {
  expect(authPaths.forgotPassword('doctor')).toBe('/login/forgot');
  expect(authPaths.forgotPassword('admin')).toBe('/login/forgot?loginUser=admin');
});

test('[NAV-02] whoever comes back goes on where they left the registration', () => {
  expect(authPaths.resumeRegistration()).toBe('/register/doctor?resume=1');
  expect(authPaths.demoConfirm()).toBe('/demo/confirm');
});
