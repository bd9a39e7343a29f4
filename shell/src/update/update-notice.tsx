import { latePart } from '@tvacha/shared-ui/late-part';
import { useState, useSyncExternalStore } from 'react';
import { readUpdate, watchUpdate } from './update-state';

const UpdateOffer = latePart(
  async () => (await import(/* webpackChunkName: "update-offer" */ './update-offer')).UpdateOffer,
  { failed: () => null },
);

const none = () => undefined;

/** Says that a newer version waits. It comes when the reader says so: what is typed stays theirs. */
export function UpdateNotice() {
  const accept = useSyncExternalStore(watchUpdate, readUpdate, none);
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {accept && !later ? <UpdateOffer onAccept={accept} onLater={() => setLater(true)} /> : null}
    </div>
  );
}
