import { defineRemote } from '@tvacha/shared-core/remote';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { routes } from './app/routes';
import { loginSaga } from './features/login/login.saga';
import { otpLoginReducer } from './features/login/otp-login.slice';
import { passwordLoginReducer } from './features/login/password-login.slice';

export const { bootstrap, mount, unmount } = defineRemote({
  area: 'auth',
  frame: PortalTheme,
  routes,
  reducers: { otpLogin: otpLoginReducer, passwordLogin: passwordLoginReducer },
  saga: loginSaga,
});
