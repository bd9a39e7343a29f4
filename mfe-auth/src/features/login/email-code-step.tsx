import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../common/code/code-form';
import form from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { emailCodeResent, emailCodeTimedOut, factorSubmitted, passwordLoginReset } from './password-login.slice';
import { selectPasswordLogin } from './selectors';

/** The second step of a member whose account was tried too often: the code that went to their email. */
export function EmailCodeStep() {
  const t = useT();
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectPasswordLogin);
  return (
    <div className={form.form}>
      <p className={form.note}>{t('factor.why')}</p>
      <CodeForm
        code={login}
        sentTo={login.email}
        change={{ label: t('factor.back'), onClick: () => dispatch(passwordLoginReset()) }}
        submitText={t('factor.submit')}
        onSubmit={(code) => dispatch(factorSubmitted({ code }))}
        onResend={() => dispatch(emailCodeResent())}
        onExpired={() => dispatch(emailCodeTimedOut())}
      />
    </div>
  );
}
