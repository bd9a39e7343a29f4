import { errorMessage } from '@tvacha/shared-core/errors';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { storage } from '@tvacha/shared-core/storage';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { LoadingState } from '@tvacha/shared-ui/states';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { EmailField } from '../../common/form/email-field';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { isEmail } from '../../common/form/shapes';
import { useFocusInvalid } from '../../common/form/use-focus-invalid';
import { useReturned } from '../../common/form/use-returned';
import { useT } from '../../common/i18n';
import { ApprovalPending } from './approval-pending';
import { EmailCodeStep } from './email-code-step';
import { FactorStep } from './factor-step';
import { type Credentials, passwordLoginReset, passwordSubmitted } from './password-login.slice';
import { selectPasswordLogin } from './selectors';

const FactorSetup = lazy(() => import('./factor-setup').then((module) => ({ default: module.FactorSetup })));

export function PasswordLogin({ door }: { door: Credentials['door'] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { factor, status, problem } = useAppSelector(selectPasswordLogin);
  const [email, setEmail] = useState(() => storage.get('sessionEmail') ?? '');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const formRef = useFocusInvalid(tries);

  const returned = useReturned(problem === 'APPROVAL_PENDING');

  useEffect(() => () => void dispatch(passwordLoginReset()), [dispatch]);

  if (problem === 'APPROVAL_PENDING') return <ApprovalPending onBack={() => dispatch(passwordLoginReset())} />;

  if (factor === 'setup') {
    return (
      <Suspense fallback={<LoadingState shape="page" />}>
        <FactorSetup />
      </Suspense>
    );
  }
  if (factor === 'email') return <EmailCodeStep />;
  if (factor) return <FactorStep />;

  const badEmail = !isEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (!badEmail && password) dispatch(passwordSubmitted({ email: email.trim(), password, door }));
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <EmailField value={email} onChange={setEmail} tried={tries > 0} autoFocus={returned} />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.label')}
        value={password}
        onChange={setPassword}
        error={tries > 0 && !password ? t('password.missing') : undefined}
      />
      <p className={styles.aside}>
        <Link to={paths.forgotPassword(door)} onClick={() => !badEmail && storage.set('sessionEmail', email.trim())}>
          {t('password.forgot')}
        </Link>
      </p>
      {problem && <FormNotice text={errorMessage(problem)} />}
      <Button kind="primary" size="lg" htmlType="submit" block loading={status === 'loading'}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
