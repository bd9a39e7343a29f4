import type { Result } from '@tvacha/shared-contract';
import { useForm } from '@tvacha/shared-core/form';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect, useRef, useState } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { FirstCodeForm } from './first-code-form';
import { askSecret, type confirmSecret, enter } from './login-calls';
import { RecoveryCodes } from './recovery-codes';

/** Staff who have no authenticator yet set one up before they are let in (SEC-15). */
export function FactorSetup({ onBack }: { onBack: () => void }) {
  const t = useT();
  const [secret, setSecret] = useState<Result<'auth.second-factor.setup'>>();
  // The right first code begins the session; here it begins once the recovery codes are kept.
  const [confirmed, setConfirmed] = useState<Awaited<ReturnType<typeof confirmSecret>>>();
  const setup = useForm({ initial: {}, submit: async () => setSecret(await askSecret()) });
  const { submit, problem } = setup;

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void submit();
  }, [submit]);

  if (confirmed) return <RecoveryCodes codes={confirmed.result.recoveryCodes} onKept={() => enter(confirmed)} />;
  if (!secret && !problem) return <LoadingState shape="page" />;
  return (
    <div className={styles.form}>
      {secret && <FirstCodeForm secret={secret} onConfirmed={setConfirmed} />}
      <FormProblem form={setup} />
      <Button kind="text" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </div>
  );
}
