import { passwordRule, required } from '@tvacha/shared-contract/form-rules';
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

interface Question {
  given: () => void;
  left: () => void;
}

function ProofForm({ given, left }: Question) {
  const t = useT();
  const form = useForm({
    initial: { password: '' },
    rules: { password: required(passwordRule) },
    codes: { INVALID_CREDENTIALS: 'password' },
    words: { INVALID_CREDENTIALS: t('proof.wrong') },
    say: () => t('proof.missing'),
    async submit({ password }) {
      await call(proveIdentity, { body: { password } });
      given();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <p>{t('proof.text')}</p>
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        label={t('proof.password')}
        autoFocus
      />
      <FormProblem form={form} />
      <div className={styles.foot}>
        <Button kind="text" disabled={form.isSending} onClick={left}>
          {t('proof.leave')}
        </Button>
        <Button kind="primary" htmlType="submit" loading={form.isSending}>
          {t('proof.go')}
        </Button>
      </div>
    </form>
  );
}

export interface Proof {
  /**
   * Does what wants a fresh proof of who it is (SEC-26): where the server refuses for the lack of one, asks for the
   * password once and does it again. Left at the question, it fails with PROOF_NEEDED.
   */
  withProof: <Answer>(run: () => Promise<Answer>) => Promise<Answer>;
  /** The question; it stands outside any form, whose own press it would be otherwise. */
  dialog: ReactNode;
}

/** The question for a fresh proof, for one part of a page. */
export function useProof(): Proof {
  const t = useT();
  const [asked, setAsked] = useState<Question | null>(null);
  const close = (then: (() => void) | undefined) => () => {
    setAsked(null);
    then?.();
  };
  return {
    async withProof(run) {
      try {
        return await run();
      } catch (error) {
        if (codeOf(error) !== 'PROOF_NEEDED') throw error;
        await new Promise<void>((given, refused) => setAsked({ given, left: () => refused(error) }));
      }
      return run();
    },
    dialog: (
      <Modal open={asked !== null} title={t('proof.title')} icon="lock-key" footer={null} onClose={close(asked?.left)}>
        {asked && <ProofForm given={close(asked.given)} left={close(asked.left)} />}
      </Modal>
    ),
  };
}
