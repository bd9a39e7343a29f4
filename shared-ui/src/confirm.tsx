import type { ReactNode } from 'react';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}
export function ConfirmDialog({ open, title, text, confirmLabel, onConfirm, children }: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      title={title}
      footer={
        <button type="button" onClick={onConfirm}>
          {confirmLabel}
        </button>
      }
    >
      {text}
      {children}
    </Modal>
  );
}
