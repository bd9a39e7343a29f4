import { Suspense, useState } from 'react';
import type { ModalProps } from '../ant/modal';
import { lazyPart } from '../base/lazy-part';

export type { ModalProps } from '../ant/modal';

const ModalBox = lazyPart(() => import('../ant/modal').then((part) => part.ModalBox));

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
