import { all, call } from '@tvacha/shared-core/effects';
import { factorSetupSaga } from './factor-setup.saga';
import { otpLoginSaga } from './otp-login.saga';
import { passwordLoginSaga } from './password-login.saga';

export function* loginSaga() {
  yield all([call(otpLoginSaga), call(passwordLoginSaga), call(factorSetupSaga)]);
}
