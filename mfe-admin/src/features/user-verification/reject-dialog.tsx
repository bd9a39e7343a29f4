import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './applicant-drawer.module.css';

/** The shortest and longest reason that the server takes. */
const reasonLength = { least: 10, most: 500 };

interface RejectDialogProps {
  open: boolean;
  name: string;
  busy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ open, name, busy, onReject, onCancel }: RejectDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!open) return;
    setReason('');
    setChecked(false);
  }, [open]);

  const short = reason.trim().length < reasonLength.least;

  const confirm = () => {
    setChecked(true);
    if (!short) onReject(reason.trim());
  };

  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={t('decision.rejectTitle', { name })}
      text={t('decision.rejectText')}
      confirmLabel={t('decision.reject')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <div className={styles.reason}>
        <TextArea
          name="reason"
          label={t('decision.reason')}
          value={reason}
          onChange={setReason}
          error={checked && short ? t('decision.reasonShort', { count: reasonLength.least }) : undefined}
          rows={4}
          maxLength={reasonLength.most}
          required
          autoFocus
        />
      </div>
    </ConfirmDialog>
  );
}
