import type { Registry } from '@tvacha/shared-contract/registry';
import { hashesOf, isSound } from './response-integrity';
import { assetKey } from './rules';

/** For how long the registry's hashes are believed, in milliseconds. */
const fresh = 60_000;
/** How long a kept file waits for its hash, in milliseconds. Without a connection it is given out without. */
const patience = 1_000;

interface Kept {
  request: Request;
  cacheName: string;
  cachedResponse?: Response;
}

/**
 * What Workbox asks before it keeps a file that is named by its contents, and before it gives one out again: what is
 * not what its address says is neither kept nor given out. A kept file is compared
 * with its hash once in a worker's life.
 * @param askRegistry the registry as it stands now; it may fail
 */
export function checkedFiles(askRegistry: () => Promise<Registry>) {
  const sound = new Set<string>();
  let hashes: { at: number; known: Promise<Map<string, string>> } | undefined;

  /** The hash that the registry has of a file, as it stood a minute ago at most. Nothing where it has none. */
  async function hashFor({ pathname }: URL): Promise<string | undefined> {
    if (pathname.startsWith('/static/')) return undefined;
    if (!hashes || hashes.at < Date.now() - fresh) {
      const known = askRegistry()
        .then(hashesOf)
        .catch(() => new Map<string, string>());
      hashes = { at: Date.now(), known };
    }
    return (await hashes.known).get(pathname);
  }

  const hashSoon = (url: URL) =>
    Promise.race([hashFor(url), new Promise<undefined>((done) => setTimeout(done, patience, undefined))]);

  return {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) => assetKey(new URL(request.url)),
    cacheWillUpdate: async ({ request: { url }, response }: { request: Request; response: Response }) =>
      (await isSound(url, response, await hashFor(new URL(url)))) ? response : null,
    cachedResponseWillBeUsed: async ({ request: { url }, cacheName, cachedResponse }: Kept) => {
      const key = assetKey(new URL(url));
      if (!cachedResponse || sound.has(key)) return cachedResponse;
      const hash = await hashSoon(new URL(url));
      if (await isSound(url, cachedResponse, hash)) {
        if (hash) sound.add(key);
        return cachedResponse;
      }
      await (await caches.open(cacheName)).delete(key, { ignoreVary: true });
      return undefined;
    },
  };
}
