import { brokenRule, emailRule, required } from '@tvacha/shared-contract/form-rules';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { storage } from '@tvacha/shared-core/storage';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect } from 'react';
import { authPaths } from '../../app/paths';
import styles from '../../common/form/form.module.css';
import { useReturned } from '../../common/form/use-returned';
import { useT } from '../../common/i18n';
import { ApprovalPending } from './approval-pending';
import { EmailCodeStep } from './email-code-step';
import { FactorStep } from './factor-step';
import type { LoginUser } from './login-calls';
import { selectPasswordLogin } from './password-login.slice';
import { usePasswordLogin } from './use-password-login';

const FactorSetup = latePart(
  async () => (await import(/* webpackChunkName: "factor-setup" */ './factor-setup')).FactorSetup,
  {
    fallback: <LoadingState shape="page" />,
    failed: (retry) => <FailedPart onRetry={retry} />,
  },
);

/** How long a password is says the server, in the words of a wrong one. */
const rules = { email: required(emailRule), password: { required: true, raw: true } };

export function PasswordLogin({ loginUser }: { loginUser: LoginUser }) {
  const t = useT();
  const { factor, isBlocked, missing } = useAppSelector(selectPasswordLogin);
  const { logIn, beginAgain } = usePasswordLogin();
  const returned = useReturned(isBlocked);
  const form = useForm({
    initial: { email: '', password: '' },
    known: () => ({ email: storage.get('sessionEmail') ?? '' }),
    rules,
    say(field, why) {
      if (field === 'email') return t('email.invalid');
      return why === 'required' ? t('password.missing') : errorMessage('INVALID_CREDENTIALS');
    },
    submit: ({ email, password }) => logIn(email.trim(), password, loginUser),
  });

  useEffect(() => beginAgain, [beginAgain]);

  if (isBlocked) return <ApprovalPending missing={missing} onBack={beginAgain} />;
  if (factor === 'setup') return <FactorSetup onBack={beginAgain} />;
  if (factor === 'email') return <EmailCodeStep />;
  if (factor) return <FactorStep />;

  const isWrong = form.error !== null && codeOf(form.error) === 'INVALID_CREDENTIALS';
  const email = form.field('email');
  const keepEmail = () => {
    if (!brokenRule(rules.email, email.value)) storage.set('sessionEmail', email.value.trim());
  };
  return (
    <form {...form.props} className={styles.form}>
      <TextField {...email} type="email" autoComplete="username" label={t('email.label')} autoFocus={returned} />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        label={t('password.label')}
      />
      <p className={styles.aside}>
        <Link to={authPaths.forgotPassword(loginUser)} onClick={keepEmail}>
          {t('password.forgot')}
        </Link>
      </p>
      <FormProblem form={form} />
      {isWrong && loginUser === 'doctor' && (
        <p className={styles.note}>
          {t('password.staff')} <Link to={paths.adminLogin()}>{t('password.staffLogin')}</Link>
        </p>
      )}
      <Button kind="primary" size="lg" htmlType="submit" block loading={form.isSending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
