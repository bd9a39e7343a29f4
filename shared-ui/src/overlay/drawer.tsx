import { useState } from 'react';
import type { DrawerProps } from '../ant/drawer';
import { FailedDialog, latePart } from '../states/late-part';

export type { DrawerProps } from '../ant/drawer';

const DrawerBox = latePart(() => import('../ant/drawer').then((part) => part.DrawerBox), {
  failed: (retry, { open }) => (open ? <FailedDialog onRetry={retry} /> : null),
});

/**
 * A sheet from the side: keeps the focus inside, closes on Escape, gives the focus back. Its code comes when it first
 * opens.
 */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DrawerBox {...props} /> : null;
}
