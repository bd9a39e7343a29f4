import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './account-card.module.css';

interface DeleteDialogProps {
  open: boolean;
  busy: boolean;
  /** Whose account it is, as it has to be typed. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const untouched = { typed: '', checked: false };

/** Asks for the name before an account is erased, as nothing brings it back. */
export function DeleteDialog({ open, busy, name, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useT();
  const [{ typed, checked }, setState] = useState(untouched);
  useEffect(() => {
    if (open) setState(untouched);
  }, [open]);
  const isSame = plain(typed) === plain(name);
  const confirm = () => {
    setState({ typed, checked: true });
    if (isSame) onConfirm();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={t('account.delete.title', { name })}
      text={t('account.delete.text')}
      confirmLabel={t('account.delete.do')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <div className={styles.typed}>
        <TextField
          name="name"
          label={t('account.delete.name', { name })}
          value={typed}
          onChange={(text) => setState({ typed: text, checked })}
          error={checked && !isSame ? t('account.delete.differs', { name }) : undefined}
          autoComplete="off"
          required
          autoFocus
        />
      </div>
    </ConfirmDialog>
  );
}
