import type { ReactNode } from 'react';
import type { IconName } from './icon';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  icon?: IconName;
  tone?: 'primary' | 'amber' | 'red';
  children: ReactNode;
  footer: ReactNode;
  /** Whether Escape, the cross and a click outside close it. */
  closable?: boolean;
  onClose?: () => void;
}
export function Modal({ open, title, children, footer }: ModalProps) {
  return open ? (
    <div role="dialog" aria-modal="true">
      <h2>{title}</h2>
      {children}
      {footer}
    </div>
  ) : null;
}
