import { isStaff } from '@tvacha/shared-contract/roles';
import { errorMessage } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { useMutation } from '@tvacha/shared-core/mutations';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { endSession, useSession } from '@tvacha/shared-core/session';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { Modal } from '@tvacha/shared-ui/modal';
import { Notice } from '@tvacha/shared-ui/notice';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { useAccountT } from '../messages';
import { selectProof } from '../proof/proof';
import { eraseAccount } from './own-data';
import styles from './own-data.module.css';

interface EraseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the own email address; it steps aside while the proof is asked for. */
function EraseDialog({ open, onClose }: EraseDialogProps) {
  const t = useAccountT();
  const { status, reset } = useMutation(eraseAccount);
  const proof = useAppSelector(selectProof);
  const leave = () => {
    reset();
    onClose();
  };
  return (
    <Modal
      open={open && !proof.open}
      title={t('erase.ask')}
      icon="warning"
      tone="red"
      footer={null}
      closable={status !== 'sending'}
      onClose={leave}
    >
      <EraseForm onLeave={leave} />
    </Modal>
  );
}

function EraseForm({ onLeave }: { onLeave: () => void }) {
  const t = useAccountT();
  const { user } = useSession();
  const { status, problem, send } = useMutation(eraseAccount);
  const own = user?.email ?? '';
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (email.trim().toLowerCase() === own.toLowerCase() ? {} : { email: 'other' }),
    say: () => t('erase.wrong'),
    submit: ({ email }) => send(email.trim()),
  });
  const field = form.field('email');
  return (
    <form {...form.props} className={styles.form}>
      <p>{t('erase.text')}</p>
      <p className={styles.address}>{t('erase.type', { email: own })}</p>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('erase.email')}
        error={field.error ?? (problem?.code === 'CONFLICT' ? t('erase.wrong') : undefined)}
        autoFocus
      />
      {problem && problem.code !== 'CONFLICT' ? <Notice tone="error" live title={errorMessage(problem)} /> : null}
      <div className={styles.foot}>
        <Button kind="text" disabled={status === 'sending'} onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button kind="danger" htmlType="submit" loading={status === 'sending'}>
          {t('erase.confirm')}
        </Button>
      </div>
    </form>
  );
}

/** The way out for good. */
export function EraseCard() {
  const t = useAccountT();
  const navigate = useNavigate();
  const { role } = useSession();
  const { status } = useMutation(eraseAccount);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (status !== 'sent') return;
    navigate(paths.home(), { replace: true });
    // Not sooner: where nobody is logged in, this page would lead to the log-in.
    return () => void endSession('erased');
  }, [status, navigate]);

  return (
    <Card title={t('erase.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t(isStaff(role) ? 'erase.staff' : 'erase.text')}</p>
        {isStaff(role) ? null : (
          <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
            {t('erase.action')}
          </Button>
        )}
      </div>
      <EraseDialog open={open && status !== 'sent'} onClose={() => setOpen(false)} />
    </Card>
  );
}
