import { errorMessage } from '@tvacha/shared-core/errors';
import { useSession } from '@tvacha/shared-core/session';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Modal } from '@tvacha/shared-ui/modal';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { useAccountT } from '../messages';
import { selectProof } from '../proof/proof.slice';
import styles from './own-data.module.css';
import { erasureConfirmed, erasureLeft, selectOwnData } from './own-data.slice';

/** Asks for the own email address; it steps aside while the proof is asked for. */
export function EraseDialog() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { open, status } = useAppSelector(selectOwnData).erasure;
  const proof = useAppSelector(selectProof);
  return (
    <Modal
      open={open && !proof.open}
      title={t('erase.ask')}
      icon="warning"
      tone="red"
      footer={null}
      closable={status !== 'loading'}
      onClose={() => dispatch(erasureLeft())}
    >
      <EraseForm />
    </Modal>
  );
}

function EraseForm() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { status, problem } = useAppSelector(selectOwnData).erasure;
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(0);
  const own = user?.email ?? '';
  const isOwn = email.trim().toLowerCase() === own.toLowerCase();
  const wrong = problem === 'CONFLICT' || (checked > 0 && !isOwn);
  const formRef = useFocusInvalid(problem ?? checked);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(checked + 1);
    if (isOwn) dispatch(erasureConfirmed(email.trim()));
  };
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <p>{t('erase.text')}</p>
      <p className={styles.address}>{t('erase.type', { email: own })}</p>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('erase.email')}
        value={email}
        onChange={setEmail}
        error={wrong ? t('erase.wrong') : undefined}
        autoFocus
      />
      {problem && problem !== 'CONFLICT' ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
      <div className={styles.foot}>
        <Button kind="text" disabled={status === 'loading'} onClick={() => dispatch(erasureLeft())}>
          {t('cancel')}
        </Button>
        <Button kind="danger" htmlType="submit" loading={status === 'loading'}>
          {t('erase.confirm')}
        </Button>
      </div>
    </form>
  );
}
