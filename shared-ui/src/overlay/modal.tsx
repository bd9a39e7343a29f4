import { useState } from 'react';
import type { ModalProps } from '../ant/modal';
import { FailedDialog, latePart } from '../states/late-part';

export type { ModalProps } from '../ant/modal';

const ModalBox = latePart(() => import('../ant/modal').then((part) => part.ModalBox), {
  failed: (retry, { open }) => (open ? <FailedDialog onRetry={retry} /> : null),
});

/** A question or a notice that stands before everything else. Its code comes when it first opens. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <ModalBox {...props} /> : null;
}
