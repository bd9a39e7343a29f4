import { updateReady } from './update-state';

/** What this page has fetched so far; the worker keeps of it what a reader may want without a connection. */
const seen = () => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];

/** How often an open page asks whether there is a newer portal, in milliseconds. */
const often = 15 * 60_000;

/** The script that the pages of a worker's build begin with. */
const entryOf = (worker: ServiceWorker) =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('entry', [port2]);
  });

/** Whether this page is of that build: one that was loaded after a deploy finds the newer worker and needs no other page. */
const isOfBuild = (entry: string) => [...document.scripts].some(({ src }) => src.endsWith(entry));

/** Registers the worker and tells of a newer portal. */
export async function linkWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Browsers that are told to have no workers may answer with nothing.
  if (!registration) return;

  const offer = async (worker: ServiceWorker) => {
    if (!isOfBuild(await entryOf(worker))) updateReady(() => location.reload());
  };
  // Not before it has taken over: a reload meanwhile would ask the worker that it is about to end, and may hang with it.
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      if (worker?.state === 'activated') void offer(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  };
  for (const worker of [registration.active, registration.waiting, registration.installing]) follow(worker);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  // A browser looks for itself when a page is loaded, which in this portal may be once a day.
  setInterval(() => {
    if (!document.hidden) registration.update().catch(() => {});
  }, often);

  if (isFirst) (await serviceWorker.ready).active?.postMessage({ seen: seen() });
}
