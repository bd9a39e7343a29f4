import type { ReactNode } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  /** Which edge it comes from. */
  side?: 'left' | 'right';
  width?: number;
  footer?: ReactNode;
  children: ReactNode;
}
export function Drawer({ open, title, children }: DrawerProps) {
  return open ? (
    <div role="dialog" aria-modal="true">
      <h2>{title}</h2>
      {children}
    </div>
  ) : null;
}
