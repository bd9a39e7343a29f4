import { type ReactNode, Suspense, useState } from 'react';
import type { IconName } from './icon';
import { lazyPart } from './lazy-part';

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

const ModalBox = lazyPart(() => import('./ant/modal').then((part) => part.ModalBox));

/** A question or a notice that stands before everything else. Its code comes when it first opens. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <ModalBox {...props} />
    </Suspense>
  ) : null;
}
