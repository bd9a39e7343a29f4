import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { TextArea } from '@tvacha/shared-ui/text-area';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './content-approval.module.css';

/** The shortest and longest reason that the server takes. */
const reasonLength = { least: 10, most: 500 };

interface RefuseDialogProps {
  open: boolean;
  kind: 'reject' | 'unpublish';
  title: string;
  busy: boolean;
  onRefuse: (refusal: { reason: string; lacksRights: boolean }) => void;
  onCancel: () => void;
}

/** Turns a contribution down, or takes it back: with a reason, and whether the rights in it are its author’s. */
export function RefuseDialog({ open, kind, title, busy, onRefuse, onCancel }: RefuseDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [lacksRights, setLacksRights] = useState(false);
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!open) return;
    setReason('');
    setLacksRights(false);
    setChecked(false);
  }, [open]);
  const short = reason.trim().length < reasonLength.least;
  const confirm = () => {
    setChecked(true);
    if (!short) onRefuse({ reason: reason.trim(), lacksRights });
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={t(`approval.${kind}Title`, { title })}
      text={t(`approval.${kind}Text`)}
      confirmLabel={t(`approval.${kind}`)}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <div className={styles.form}>
        <TextArea
          name="reason"
          label={t('decision.reason')}
          value={reason}
          onChange={setReason}
          error={checked && short ? t('decision.reasonShort', { count: reasonLength.least }) : undefined}
          maxLength={reasonLength.most}
          required
          autoFocus
        />
        <Checkbox
          label={t('approval.lacksRights')}
          hint={t('approval.lacksRightsHint')}
          checked={lacksRights}
          onChange={setLacksRights}
        />
      </div>
    </ConfirmDialog>
  );
}
