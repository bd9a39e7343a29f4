import type { Area } from '@tvacha/shared-contract/registry';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import { setAreaStatus } from '../area-status';
import type * as Areas from './areas';

let loading: Promise<typeof Areas> | undefined;

/**
 * What opens areas: the federation runtime, single-spa and the modules offered to remotes, one chunk. Public pages do
 * without it; the server announces it with every page of an area.
 */
export function areaCode(): Promise<typeof Areas> {
  loading ??= withRetry(() => import(/* webpackChunkName: "areas" */ './areas'));
  // A failure is not kept: whoever asks next asks the network.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Loads the code of an area that is likely to be opened soon. What goes wrong is dealt with when it is opened. */
export const warmArea = (area: Area): Promise<void> =>
  areaCode().then(
    (code) => code.warmArea(area),
    () => undefined,
  );

let isOpen = false;
let openAgain = () => {};

/**
 * Lets an area be opened in this element, from the first visit to it on.
 * @returns to be called when the visitor leaves that area.
 */
export function openAreas(area: Area, outlet: HTMLElement): () => void {
  let isLeft = false;
  const say = (state: Parameters<typeof setAreaStatus>[1]) => {
    if (!isOpen && !isLeft) setAreaStatus(area, state);
  };
  const open = () => {
    say({ state: 'loading' });
    areaCode().then(
      ({ startArea }) => {
        isOpen = true;
        startArea(area, outlet);
      },
      () => say({ state: 'failed', reason: 'failed' }),
    );
  };
  open();
  openAgain = open;
  return () => {
    say({ state: 'idle' });
    isLeft = true;
  };
}

/** Starts an area again after it failed, with new requests. */
export function retryArea(area: Area): void {
  if (isOpen) void areaCode().then((code) => code.retryArea(area));
  else openAgain();
}
