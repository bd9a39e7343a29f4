import type { OtpLogin } from './otp-login.slice';
import type { PasswordLogin } from './password-login.slice';

export const selectOtpLogin = (state: { otpLogin: OtpLogin }) => state.otpLogin;
export const selectPasswordLogin = (state: { passwordLogin: PasswordLogin }) => state.passwordLogin;
