import type { ServerEvents } from '@tvacha/shared-contract/realtime';
import { onServerEvent } from '@tvacha/shared-core/realtime';
import { portalStore } from '@tvacha/shared-core/store';
import type { Said, StorePart } from './slices-of';

/** Milliseconds over which all pages that hear the same event spread what they ask for; within a second it is to be seen. */
const spread = 700;
/** What is said to everybody who may read it; the rest is said to a few, who wait for it. */
const saidToMany: readonly string[] = ['ans', 'question'] satisfies (keyof ServerEvents)[];

/**
 * Asks again for what is on screen and out of date: on return to the tab, when the connection is back, and when the
 * server says so; where every open page hears it in the same moment, each a little after by chance. A hidden tab asks for
 * nothing until somebody looks at it.
 * @returns what ends it.
 */
export function watchResources(resources: readonly StorePart[]): () => void {
  const { dispatch } = portalStore();
  const aging = resources.filter(({ ages }) => ages);
  const hearing = resources.filter(({ refreshOn = [] }) => refreshOn.length > 0);
  /** What the server has put out of date, and by what; by more than is known where the line was away. */
  const due = new Map<StorePart, Said[] | undefined>();

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (document.hidden) return;
    for (const [{ invalidate }, events] of due) if (invalidate) dispatch(invalidate(events));
    due.clear();
  };
  const refresh = () => {
    tell();
    if (!document.hidden) for (const one of aging) if (one.refresh) dispatch(one.refresh());
  };
  const hear = (event: Said, one: StorePart) => {
    if (!due.has(one)) due.set(one, []);
    due.get(one)?.push(event);
    if (!saidToMany.includes(event.name)) tell();
    // One wait for all that is heard meanwhile.
    else waiting ??= setTimeout(tell, Math.random() * spread);
  };

  // What was said while there was no line is not known.
  const unheard = onServerEvent('reconnected', () => {
    for (const one of hearing) due.set(one, undefined);
    refresh();
  });
  const unwatch = hearing.flatMap((one) =>
    (one.refreshOn ?? []).map((name) =>
      onServerEvent(name, (...[about]: unknown[]) => hear({ name, about } as Said, one)),
    ),
  );
  document.addEventListener('visibilitychange', refresh);
  globalThis.addEventListener('online', refresh);
  return () => {
    clearTimeout(waiting);
    for (const end of [unheard, ...unwatch]) end();
    document.removeEventListener('visibilitychange', refresh);
    globalThis.removeEventListener('online', refresh);
  };
}
