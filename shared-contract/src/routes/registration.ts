/* How somebody new gets in: a doctor by a customer code, and who only looks around. */
import { open, operation, scopedToken } from './access';

export const verifyCustomerCode = operation('code.verify', 'POST', '/api/code/verify', open);
export const createAccount = operation('auth.create', 'POST', '/api/auth/create', open);
export const verifyOtp = operation('auth.otp.verify', 'POST', '/api/auth/otp/verify', open);
export const resendOtp = operation('auth.otp.resend', 'POST', '/api/auth/otp/resend', open);
/** By whoever has just begun a registration, or has proved the other contact. */
export const changeRegistrationContact = operation(
  'auth.contact',
  'POST',
  '/api/auth/contact',
  scopedToken('correction', 'registration'),
);
export const registerForDemo = operation('demo.register', 'POST', '/api/demo/register', open);
export const confirmDemo = operation('demo.confirm', 'POST', '/api/demo/confirm', open);
