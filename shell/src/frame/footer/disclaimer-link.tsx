import { type ComponentProps, lazy, type MouseEvent, Suspense, useState } from 'react';

const DisclaimerModal = lazy(() =>
  import(/* webpackChunkName: "disclaimer" */ './disclaimer-modal').then((module) => ({
    default: module.DisclaimerModal,
  })),
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
        <Suspense>
          <DisclaimerModal url={href} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
