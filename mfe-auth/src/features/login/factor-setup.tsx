import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';
import styles from '../../common/form/form.module.css';
import { FormNotice } from '../../common/form/form-notice';
import { useT } from '../../common/i18n';
import { factorSetupClosed, secretRequested, selectFactorSetup } from './factor-setup.slice';
import { FirstCodeForm } from './first-code-form';
import { passwordLoginReset } from './password-login.slice';
import { RecoveryCodes } from './recovery-codes';

/** Staff who have no authenticator yet set one up before they are let in (SEC-15). */
export function FactorSetup() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { secret, recoveryCodes, problem } = useAppSelector(selectFactorSetup);

  useEffect(() => {
    dispatch(secretRequested());
    return () => void dispatch(factorSetupClosed());
  }, [dispatch]);

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  if (!secret && !problem) return <LoadingState shape="page" />;
  return (
    <div className={styles.form}>
      {secret ? <FirstCodeForm secret={secret} /> : problem && <FormNotice text={errorMessage(problem)} />}
      <Button kind="text" onClick={() => dispatch(passwordLoginReset())}>
        {t('factor.back')}
      </Button>
    </div>
  );
}
