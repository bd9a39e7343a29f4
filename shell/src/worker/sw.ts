/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { checkedFiles } from './checked-files';
import { type Answer, answerFor, articleKey, articleOf, isArticle } from './rules';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the few files that are there from the start, with the state of each. */
declare const PRECACHE: { url: string; revision: string | null }[];
/** Written by the build: the script that its pages begin with. */
declare const ENTRY: string;

const offlinePage = '/offline.html';
const day = 24 * 60 * 60;
const sound = new CacheableResponsePlugin({ statuses: [200] });
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });
const oneKeyEach = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => articleKey(new URL(request.url)),
};
/** A page varies by cookies that a worker cannot see. */
const matchOptions = { ignoreVary: true };

const checked = checkedFiles(async () => {
  const response = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  return response.json();
});
/** What did not do the first time is asked of the server anew; what comes then is kept in its place. */
const isAskedAnew = (request: Request) => new URL(request.url).searchParams.has('try');

const assets = new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [checked, bounded(200, 30)] });
const assetsAnew = new NetworkFirst({ cacheName: 'assets', matchOptions, plugins: [checked, bounded(200, 30)] });
const articles = new NetworkFirst({
  cacheName: 'articles',
  networkTimeoutSeconds: 5,
  matchOptions,
  plugins: [oneKeyEach, sound, bounded(30, 30)],
});
const data = new NetworkFirst({
  cacheName: 'article-data',
  networkTimeoutSeconds: 5,
  matchOptions,
  plugins: [sound, bounded(60, 7)],
});
const strategies: Partial<Record<Answer, CacheFirst | NetworkFirst | NetworkOnly>> = {
  asset: assets,
  article: articles,
  data,
  page: new NetworkOnly(),
};

const kindOf = (request: Request): Answer =>
  answerFor({
    method: request.method,
    url: new URL(request.url),
    origin: self.location.origin,
    navigation: request.mode === 'navigate',
    named: request.headers.has('authorization'),
  });

registerRoute(({ request }) => kindOf(request) === 'asset' && isAskedAnew(request), assetsAnew);
for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => kindOf(request) === kind, strategy);

setCatchHandler(
  async ({ request }) => (request.mode === 'navigate' && (await matchPrecache(offlinePage))) || Response.error(),
);

/** Fetches what a reader has seen without the worker, as anyone would get it, and keeps it by the same rules. */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  const url = new URL(address);
  const asked = { method: 'GET', url, origin: self.location.origin, named: false };
  const kind = isArticle(url) ? 'article' : answerFor({ ...asked, navigation: false });
  const strategy = strategies[kind];
  if (!strategy) return;
  await strategy.handle({ event, request: new Request(address, { credentials: 'omit' }) });
}

self.addEventListener('fetch', (event) => {
  if (kindOf(event.request) !== 'data') return;
  const page = articleOf(new URL(event.request.url));
  if (page) event.waitUntil(keep(event, page).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  if (event.data === 'entry') event.ports[0]?.postMessage(ENTRY);
  const { seen } = event.data as { seen?: string[] };
  if (seen) event.waitUntil(Promise.allSettled(seen.map((address) => keep(event, address))));
});

// Open pages of before are served alike: their files keep their names, and stay on the server for a time.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
