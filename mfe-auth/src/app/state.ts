import { all, call } from '@tvacha/shared-core/effects';
import { demoReducer } from '../features/demo/demo.slice';
import { forgotPasswordReducer } from '../features/forgot-password/forgot-password.slice';
import { otpLoginReducer } from '../features/login/otp-login.slice';
import { passwordLoginReducer } from '../features/login/password-login.slice';
import { defaultPasswordChangeReducer } from '../features/own-password/default-password-change.slice';
import { statesResource } from '../features/register/details/states-resource';
import { registerSaga } from '../features/register/state/register.saga';
import { registerReducers } from '../features/register/state/registration-state';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  otpLogin: otpLoginReducer,
  passwordLogin: passwordLoginReducer,
  forgotPassword: forgotPasswordReducer,
  defaultPasswordChange: defaultPasswordChangeReducer,
  demo: demoReducer,
  ...registerReducers,
  [statesResource.name]: statesResource.reducer,
};

const sagas = [registerSaga, statesResource.saga];

export function* saga() {
  yield all(sagas.map((each) => call(each)));
}
