import { updateReady } from './update-state';

/** What this page has fetched so far; the worker keeps of it what a reader may want without a connection. */
const seen = () => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];

/** How often an open page asks whether there is a newer portal, in milliseconds. */
const often = 15 * 60_000;

/** Registers the worker and tells of a newer one that waits. */
export async function linkWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Browsers that are told to have no workers may answer with nothing.
  if (!registration) return;

  const offer = (worker: ServiceWorker | null) => {
    if (!worker || !serviceWorker.controller) return;
    updateReady(() => {
      const reload = () => location.reload();
      // Another tab may have let it take over meanwhile.
      if (worker.state !== 'installed') return reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage('take-over');
    });
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  // A browser looks for itself when a page is loaded, which in this portal may be once a day.
  setInterval(() => {
    if (!document.hidden) registration.update().catch(() => {});
  }, often);

  if (isFirst) (await serviceWorker.ready).active?.postMessage({ seen: seen() });
}
