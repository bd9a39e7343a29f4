import { passkeyNameRule, required } from '@tvacha/shared-contract/form-rules';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Button } from '@tvacha/shared-ui/button';
import { FormNotice } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect } from 'react';
import { type AccountKey, useAccountT } from '../messages';
import styles from '../sessions/sessions.module.css';
import { addOwnPasskey } from './passkeys';

const words: Partial<Record<string, AccountKey>> = { CONFLICT: 'passkeys.conflict', REJECTED: 'passkeys.unable' };

/** Names a passkey and has the browser make it. */
export function AddPasskey({ isFull }: { isFull: boolean }) {
  const t = useAccountT();
  const { status, answer, problem, send } = useMutation(addOwnPasskey);
  const form = useForm({
    initial: { name: '' },
    rules: { name: required(passkeyNameRule) },
    say: () => t('passkeys.nameWrong'),
    submit: ({ name }) => send(name.trim()),
  });
  const { change } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was added.
  useEffect(() => {
    if (answer !== null) change({ name: '' });
  }, [answer]);

  const word = problem && words[problem.code];
  return (
    <form {...form.props} className={styles.after}>
      {answer === null ? null : <Notice tone="success" live title={t('passkeys.done', { name: answer })} />}
      {isFull ? (
        <p>{t('passkeys.most')}</p>
      ) : (
        <>
          <TextField
            {...form.field('name')}
            autoComplete="off"
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
          />
          <FormNotice>{problem ? (word ? t(word) : errorMessage(problem)) : undefined}</FormNotice>
          <Button icon="lock-key" htmlType="submit" loading={status === 'sending'}>
            {t('passkeys.add')}
          </Button>
        </>
      )}
    </form>
  );
}
