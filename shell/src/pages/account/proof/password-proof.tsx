import { errorMessage } from '@tvacha/shared-core/errors';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { useAccountT } from '../messages';
import { proofSubmitted, selectProof } from './proof.slice';
import styles from './proof-dialog.module.css';
import { ProofFoot } from './proof-foot';

export function PasswordProof() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { problem } = useAppSelector(selectProof);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const formRef = useFocusInvalid(problem ?? missing);
  const wrong = problem === 'INVALID_CREDENTIALS';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!password);
    if (password) dispatch(proofSubmitted({ password }));
  };
  const error = missing && !password ? t('proof.passwordMissing') : wrong ? errorMessage(problem) : undefined;
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        type="password"
        name="password"
        autoComplete="current-password"
        label={t('proof.passwordLabel')}
        value={password}
        onChange={setPassword}
        error={error}
        autoFocus
      />
      <ProofFoot submitText={t('proof.submit')} said={wrong} />
    </form>
  );
}
