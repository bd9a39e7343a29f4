import { proveIdentity } from '@tvacha/shared-contract/routes/auth';
import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { call } from '@tvacha/shared-core/http';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Modal } from '@tvacha/shared-ui/modal';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type ReactNode, useState } from 'react';
import { useT } from './i18n';
import styles from './use-proof.module.css';

function ProofForm({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const t = useT();
  const form = useForm({
    initial: { password: '' },
    rules: { password: { required: true, raw: true } },
    codes: { INVALID_CREDENTIALS: 'password' },
    words: { INVALID_CREDENTIALS: t('factor.problem.INVALID_CREDENTIALS') },
    say: () => t('proof.missing'),
    async submit({ password }) {
      await call(proveIdentity, { body: { password } });
      onEnd(true);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>{t('proof.text')}</p>
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        label={t('factor.password')}
        autoFocus
      />
      <FormProblem form={form} />
      <div className={styles.buttons}>
        <Button kind="text" disabled={form.isSending} onClick={() => onEnd(false)}>
          {t('proof.cancel')}
        </Button>
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('proof.submit')}
        </Button>
      </div>
    </form>
  );
}

export interface Proof {
  /**
   * Does something that needs a fresh proof of who it is (SEC-26). Where the server asks for one, so does the dialog,
   * once, and what was asked goes on.
   * @throws what `work` throws; PROOF_NEEDED where nobody wanted to prove it, or the proof did not help.
   */
  withProof: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** To be drawn beside the form, not in it. */
  dialog: ReactNode;
}

export function useProof(): Proof {
  const t = useT();
  const [asked, setAsked] = useState<{ settle: (proved: boolean) => void } | null>(null);
  const end = (proved: boolean) => {
    asked?.settle(proved);
    setAsked(null);
  };
  return {
    async withProof(work) {
      try {
        return await work();
      } catch (error) {
        if (codeOf(error) !== 'PROOF_NEEDED') throw error;
        const proved = await new Promise<boolean>((settle) => setAsked({ settle }));
        if (!proved) throw error;
        return work();
      }
    },
    dialog: (
      <Modal open={asked !== null} title={t('proof.title')} icon="lock-key" footer={null} onClose={() => end(false)}>
        {asked ? <ProofForm onEnd={end} /> : null}
      </Modal>
    ),
  };
}
