import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readUpdate, watchUpdate } from './update-state';

const UpdateOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "update-offer" */ './update-offer')).UpdateOffer,
}));

const none = () => undefined;

/** Says that a newer version waits. It comes when the reader says so: what is typed stays theirs. */
export function UpdateNotice() {
  const accept = useSyncExternalStore(watchUpdate, readUpdate, none);
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {accept && !later ? (
        <Suspense>
          <UpdateOffer onAccept={accept} onLater={() => setLater(true)} />
        </Suspense>
      ) : null}
    </div>
  );
}
