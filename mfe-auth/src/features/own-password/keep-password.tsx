import { keepPassword } from '@tvacha/shared-contract/routes/auth';
import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { storage } from '@tvacha/shared-core/storage';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { useState } from 'react';
import styles from '../../common/form/form.module.css';
import { useT } from '../../common/i18n';
import type { FirstConsent } from './first-consent';
import { useSettle } from './use-settle';

/** The other way to settle the first password, asked once more before it is gone; who has none only goes on. */
export function KeepPassword({ consent }: { consent: FirstConsent }) {
  const t = useT();
  const settle = useSettle();
  const [asking, setAsking] = useState(false);
  const isAlone = consent.wanted === 'alone';
  const form = useForm({
    initial: {},
    async submit() {
      try {
        await call(keepPassword, { body: { id: storage.get('userIdTemp') ?? '', ...consent.body } });
        settle(true);
        if (!isAlone) toast('PASSWORD_SET');
      } catch (error) {
        // What went wrong stands in the page, not behind the question.
        setAsking(false);
        // It is settled already, by another tab: nothing is left to do here.
        if (codeOf(error) === 'CONFLICT') settle(true);
        else throw error;
      }
    },
  });
  if (isAlone)
    return (
      <div className={styles.form}>
        <FormProblem form={form} />
        <Button
          kind="primary"
          size="lg"
          block
          loading={form.isSending}
          onClick={() => consent.check() && void form.submit()}
        >
          {t('ownPassword.goOn')}
        </Button>
      </div>
    );
  return (
    <div className={styles.or}>
      <p>{t('ownPassword.keepText')}</p>
      <FormProblem form={form} />
      <Button block onClick={() => consent.check() && setAsking(true)}>
        {t('ownPassword.keep')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('ownPassword.keepTitle')}
        text={t('ownPassword.keepQuestion')}
        confirmLabel={t('ownPassword.keepConfirm')}
        busy={form.isSending}
        onConfirm={() => void form.submit()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
