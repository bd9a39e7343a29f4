import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import { useT } from '../../common/i18n';
import {
  emailReopened,
  resetCodeResent,
  resetCodeSubmitted,
  resetCodeTimedOut,
  selectForgotPassword,
} from './forgot-password.slice';

export function ResetCodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const forgot = useAppSelector(selectForgotPassword);
  return (
    <CodeForm
      code={forgot}
      // Whole, as a slip in it is told by nothing else: the answers are alike for every address.
      sentTo={forgot.email}
      change={{ label: t('forgot.changeEmail'), onClick: () => dispatch(emailReopened()) }}
      submitText={t('forgot.check')}
      onSubmit={(otp) => dispatch(resetCodeSubmitted({ otp }))}
      onResend={() => dispatch(resetCodeResent())}
      onExpired={() => dispatch(resetCodeTimedOut())}
    />
  );
}
