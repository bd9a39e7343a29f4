import { all, call } from '@tvacha/shared-core/effects';
import { loginSaga } from '../features/login/login.saga';
import { otpLoginReducer } from '../features/login/otp-login.slice';
import { passwordLoginReducer } from '../features/login/password-login.slice';
import { statesResource } from '../features/register/details/states-resource';
import { registerReducers } from '../features/register/state/reducers';
import { registerSaga } from '../features/register/state/register.saga';

/** The slices of this area (MFE-13), under the names the store knows them by. */
export const reducers = {
  otpLogin: otpLoginReducer,
  passwordLogin: passwordLoginReducer,
  ...registerReducers,
  [statesResource.name]: statesResource.reducer,
};

export function* saga() {
  yield all([call(loginSaga), call(registerSaga), call(statesResource.saga)]);
}
