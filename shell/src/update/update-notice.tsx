import { latePart } from '@tvacha/shared-ui/late-part';
import { useSyncExternalStore } from 'react';
import type { Page } from '../frame/page/find-page';
import { readUpdate, watchUpdate } from './update-state';

const UpdateOffer = latePart(
  async () => (await import(/* webpackChunkName: "notices" */ './update-offer')).UpdateOffer,
  { failed: () => null },
);

const none = () => undefined;

/** Says that a newer version waits, with code that comes when there is one. */
export function UpdateNotice(seen: { page: Page }) {
  const accept = useSyncExternalStore(watchUpdate, readUpdate, none);
  return <div role="status">{accept ? <UpdateOffer onAccept={accept} {...seen} /> : null}</div>;
}
