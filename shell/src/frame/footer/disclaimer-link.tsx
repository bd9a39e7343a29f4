import { FailedDialog, latePart } from '@tvacha/shared-ui/late-part';
import { type ComponentProps, type MouseEvent, useState } from 'react';

interface ModalProps {
  url: string;
  open: boolean;
  onClose: () => void;
}

const DisclaimerModal = latePart<ModalProps>(
  async () => (await import(/* webpackChunkName: "disclaimer" */ './disclaimer-modal')).DisclaimerModal,
  { failed: (retry, { open }) => (open ? <FailedDialog onRetry={retry} /> : null) },
);

/** Whether the reader wants the link itself: in a new tab, or saved. */
const isOwnWish = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** A link to the disclaimer's PDF that opens it in place (NAV-10); without scripts the browser shows the file. */
export function DisclaimerLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const show = (event: MouseEvent) => {
    if (isOwnWish(event)) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <a {...rest} href={href} aria-haspopup="dialog" onClick={show} />
      {state === 'unseen' ? null : (
        <DisclaimerModal url={href} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
