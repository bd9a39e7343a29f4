import { Suspense, useState } from 'react';
import type { DrawerProps } from '../ant/drawer';
import { lazyPart } from '../base/lazy-part';

export type { DrawerProps } from '../ant/drawer';

const DrawerBox = lazyPart(() => import('../ant/drawer').then((part) => part.DrawerBox));

/** A sheet from the side: keeps the focus inside, closes on Escape, gives the focus back. Its code comes when it first opens. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <DrawerBox {...props} />
    </Suspense>
  ) : null;
}
