import { useForm } from '@tvacha/shared-core/form';
import { CallError } from '@tvacha/shared-core/http';
import { Button } from '@tvacha/shared-ui/button';
import { FormNotice, FormProblem } from '@tvacha/shared-ui/form-notice';
import { useState } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import { enter } from './login-calls';
import { knowsPasskeys, signWithPasskey, wasLeft } from './sign-with-passkey';

/** The other way through the second step, for staff who have a passkey. */
export function PasskeyWay() {
  const t = useT();
  const [trouble, setTrouble] = useState<'passkey.left' | 'passkey.unable'>();
  const form = useForm({
    initial: {},
    words: { INVALID_CREDENTIALS: t('passkey.refused') },
    async submit() {
      setTrouble(undefined);
      let answer: Awaited<ReturnType<typeof signWithPasskey>>;
      try {
        answer = await signWithPasskey();
      } catch (error) {
        if (error instanceof CallError) throw error;
        setTrouble(wasLeft(error) ? 'passkey.left' : 'passkey.unable');
        return;
      }
      await enter(answer);
    },
  });
  if (!knowsPasskeys()) return <p className={styles.note}>{t('passkey.none')}</p>;
  return (
    <>
      <Button size="lg" icon="lock-key" block loading={form.isSending} onClick={() => void form.submit()}>
        {t('passkey.use')}
      </Button>
      {trouble ? <FormNotice>{t(trouble)}</FormNotice> : <FormProblem form={form} />}
    </>
  );
}
