import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** What it asks may not be done any more: it can be read, and left. */
  disabled?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something is done that people notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, danger, busy, disabled, onConfirm, onCancel, children } = props;
  const t = useT();
  return (
    <Modal
      open={open}
      title={title}
      icon={danger ? 'warning' : 'question'}
      tone={danger ? 'red' : 'primary'}
      closable={!busy}
      onClose={onCancel}
      footer={
        <>
          <Button kind="text" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} loading={busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Modal>
  );
}
