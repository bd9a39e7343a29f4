import { onServerEvent } from '@tvacha/shared-core/realtime';
import { portalStore } from '@tvacha/shared-core/store';
import type { StorePart } from './slices-of';

/**
 * Asks again for what is on screen and out of date: on return to the tab, when the connection is back, and when the
 * server says so. A hidden tab asks for nothing until somebody looks at it.
 * @returns what ends it.
 */
export function watchResources(resources: readonly StorePart[]): () => void {
  const { dispatch } = portalStore();
  const aging = resources.filter(({ ages }) => ages);
  const hearing = resources.filter(({ refreshOn = [] }) => refreshOn.length > 0);
  /** What the server has put out of date. */
  const due = new Set<StorePart>();

  const tell = () => {
    if (document.hidden) return;
    for (const { invalidate } of due) if (invalidate) dispatch(invalidate());
    due.clear();
  };
  const refresh = () => {
    tell();
    if (!document.hidden) for (const one of aging) if (one.refresh) dispatch(one.refresh());
  };
  const hear = (...heard: readonly StorePart[]) => {
    for (const one of heard) due.add(one);
    tell();
  };

  // What was said while there was no line is not known.
  const unheard = onServerEvent('reconnected', () => {
    hear(...hearing);
    refresh();
  });
  const unwatch = hearing.flatMap((one) => (one.refreshOn ?? []).map((event) => onServerEvent(event, () => hear(one))));
  document.addEventListener('visibilitychange', refresh);
  globalThis.addEventListener('online', refresh);
  return () => {
    for (const end of [unheard, ...unwatch]) end();
    document.removeEventListener('visibilitychange', refresh);
    globalThis.removeEventListener('online', refresh);
  };
}
