import { latePart } from '@tvacha/shared-ui/late-part';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Page } from '../frame/page/find-page';
import { readUpdate, watchUpdate } from './update-state';

const UpdateOffer = latePart(
  async () => (await import(/* webpackChunkName: "update-offer" */ './update-offer')).UpdateOffer,
  { failed: () => null },
);

const none = () => undefined;

/** Asks every form, as the browser would before the page is closed. */
const isNothingTyped = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** What is left when a page is: an area keeps what is done in it over several of its pages. */
const placeOf = (page: Page) => {
  if (page.kind === 'shell') return page.row.path;
  return page.kind === 'none' ? '' : page.area;
};

/**
 * Says that a newer version waits. It comes when the reader says so, and else when they go on to another place, unless
 * something typed or a notice would be lost.
 */
export function UpdateNotice({ page, isSilent }: { page: Page; isSilent: boolean }) {
  const accept = useSyncExternalStore(watchUpdate, readUpdate, none);
  const [later, setLater] = useState(false);
  const place = placeOf(page);
  const left = useRef(place);
  useEffect(() => {
    if (left.current === place) return;
    left.current = place;
    if (isSilent && isNothingTyped()) accept?.();
  }, [place, isSilent, accept]);
  return (
    <div role="status">
      {accept && !later ? <UpdateOffer onAccept={accept} onLater={() => setLater(true)} /> : null}
    </div>
  );
}
