import { ConfirmDialog, type ConfirmDialogProps } from '@tvacha/shared-ui/confirm';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useEffect, useState } from 'react';
import { type CannedFor, CannedReasons, longestReason } from './canned-reasons';
import { useT } from './i18n';
import styles from './reason-dialog.module.css';

/** The shortest reason that the server takes, in letters. */
const shortestReason = 10;

type Asked = Pick<ConfirmDialogProps, 'open' | 'busy' | 'title' | 'text' | 'confirmLabel' | 'onCancel' | 'children'>;
interface ReasonDialogProps extends Asked {
  onConfirm: (reason: string) => void;
  /** What is refused, where there are reasons to choose from. */
  kept?: CannedFor;
}

/** Asks for the reason of a refusal, anew each time it opens; what else it asks comes below as `children`. */
export function ReasonDialog({ open, onConfirm, kept, children, ...asked }: ReasonDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!open) return;
    setReason('');
    setChecked(false);
  }, [open]);
  const short = reason.trim().length < shortestReason;
  const confirm = () => {
    setChecked(true);
    if (!short) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...asked} open={open} danger onConfirm={confirm}>
      <div className={styles.form}>
        <TextArea
          name="reason"
          label={t('decision.reason')}
          value={reason}
          onChange={setReason}
          error={checked && short ? t('decision.reasonShort', { count: shortestReason }) : undefined}
          maxLength={longestReason}
          required
          autoFocus
        />
        {kept ? <CannedReasons of={kept} value={reason} onChange={setReason} /> : null}
        {children}
      </div>
    </ConfirmDialog>
  );
}
