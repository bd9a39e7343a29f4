import { withQuery } from '@tvacha/shared-core/paths';

/** Where this remote alone links to. */
export const authPaths = {
  /** @param loginUser whose login it leads back to. */
  forgotPassword: (loginUser: 'doctor' | 'admin') =>
    withQuery('/login/forgot', { loginUser: loginUser === 'admin' ? loginUser : null }),
  /** For whoever has an account and has not finished registering. */
  resumeRegistration: () => withQuery('/register/doctor', { resume: 1 }),
  demoConfirm: () => '/demo/confirm',
} as const;
