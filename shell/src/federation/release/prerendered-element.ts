import { useSyncExternalStore } from 'react';

/**
 * The element into which the server drew a release's page. It is shown until that release takes it over, another one
 * is ready in its place, or the visitor goes on to another page.
 */
let shown: HTMLElement | undefined;
let isTaken = false;
const listeners = new Set<() => void>();

function change(next: HTMLElement | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Finds the element; to be called once, where the page is taken over. */
export function findPrerendered(): void {
  isTaken = false;
  change(document.querySelector<HTMLElement>('[data-prerendered][data-release]') ?? undefined);
}

/** Whether what is shown was prerendered by this release, whose styles it therefore needs. */
export const isPrerenderedBy = (release: string): boolean => shown?.dataset.release === release;

/** Gives the element to the release that drew it, with a copy to be shown should that fail. Others get nothing. */
export function takePrerendered(release: string): HTMLElement | undefined {
  const element = shown;
  if (isTaken || !element || !isPrerenderedBy(release)) return undefined;
  isTaken = true;
  change(element.cloneNode(true) as HTMLElement);
  delete element.dataset.prerendered;
  return element;
}

/** Shows the copy again: the release that took the element has failed. */
export function restorePrerendered(outlet: HTMLElement): void {
  if (shown && !shown.isConnected) outlet.append(shown);
}

/** Takes the server's page away. */
export function dropPrerendered(): void {
  if (!shown) return;
  shown.remove();
  change(undefined);
}

/**
 * Takes the server's page away where it can do nothing by itself: its form would wait for scripts that did not come,
 * over the words that say so.
 */
export function dropUseless(): void {
  if (shown?.querySelector('[type="submit"]:disabled')) dropPrerendered();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the server's page stands in for an area's own. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown !== undefined,
    () => true,
  );
