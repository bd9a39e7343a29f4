import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import { useT } from '../../common/i18n';
import { emailReopened, resetCodeSpent, selectForgotPassword } from './forgot-password.slice';
import { useReset } from './use-reset';

export function ResetCodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const forgot = useAppSelector(selectForgotPassword);
  const { askAgain, prove } = useReset();
  const { email } = forgot;
  return (
    <CodeForm
      code={forgot}
      // Whole, as a slip in it is told by nothing else: the answers are alike for every address.
      sentTo={email}
      change={{ label: t('forgot.changeEmail'), onClick: () => dispatch(emailReopened()) }}
      submitText={t('forgot.check')}
      onSubmit={(otp) => prove(email, otp)}
      onResend={() => askAgain(email)}
      onSpent={(by) => dispatch(resetCodeSpent(by))}
    />
  );
}
