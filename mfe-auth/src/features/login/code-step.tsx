import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import { maskedPhone } from '../../common/code/masked-phone';
import { useT } from '../../common/i18n';
import { codeRequested, codeSubmitted, codeTimedOut, numberReopened } from './otp-login.slice';
import { selectOtpLogin } from './selectors';

export function CodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectOtpLogin);
  const { phone } = login;
  return (
    <CodeForm
      code={login}
      sentTo={maskedPhone(phone)}
      bySms
      change={{ label: t('code.changeNumber'), onClick: () => dispatch(numberReopened()) }}
      submitText={t('code.submit')}
      onSubmit={(otp) => dispatch(codeSubmitted({ otp }))}
      onResend={() => dispatch(codeRequested({ phone }))}
      onExpired={() => dispatch(codeTimedOut())}
    />
  );
}
