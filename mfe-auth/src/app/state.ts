import { loginSaga } from '../features/login/login.saga';
import { otpLoginReducer } from '../features/login/otp-login.slice';
import { passwordLoginReducer } from '../features/login/password-login.slice';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = { otpLogin: otpLoginReducer, passwordLogin: passwordLoginReducer };

export const saga = loginSaga;
