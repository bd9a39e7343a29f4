import { basename, join } from 'node:path';
import { isLanguage, type ReadContent } from '@tvacha/shared-contract';
import { parse } from 'hono/utils/cookie';
import { pathBelow, serveAsset } from './asset';
import { acceptedEncodings } from './encoding';
import { finishPage } from './finished-page';
import { siteHeaders } from './headers';
import { assemblePage, findParts, type PageMaker, type Visitor } from './page';
import { createPageCache } from './page-cache';
import { readRegistry } from './read-registry';
import { type AskArticles, createSearchFiles } from './search/search-files';

const immutable = 'public, max-age=31536000, immutable';
/** Made by the build for this server, not for browsers. */
const inner = new Set(['index.html', 'preload.json', 'routes.json', 'server.cjs']);

/** Bytes of finished pages that are kept; a page takes about a quarter of a megabyte. */
const mostKept = 32_000_000;

interface SiteOptions extends PageMaker {
  https: boolean;
  /** Whether browsers get the service worker; else what takes it away. */
  worker?: boolean;
  /** Told when a visitor opens a prerendered page on which something is read. */
  onRead?: (read: ReadContent, ip: string) => void;
  /** Waits for a turn of the event loop; pages that come at once stand in its line. */
  turn?: () => Promise<void>;
  /** For the sitemap. */
  askArticles?: AskArticles;
  /** Told once why a row of the registry is refused. */
  onRefused?: (reason: string) => void;
}

/** Serves the built site: files as they lie there, and for every other path the shell's page. */
export function createSite({ https, worker = true, askArticles, onRead, onRefused, turn, ...maker }: SiteOptions) {
  const { dir, origin } = maker;
  const searchFile = createSearchFiles({ dir, origin, askArticles });
  const kept = createPageCache(mostKept);
  const told = new Set<string>();
  const tell = (reason: string) => {
    if (!told.has(reason)) onRefused?.(reason);
    told.add(reason);
  };
  const guest = maker.marketing && new URL(maker.marketing.src).origin;
  const headers = siteHeaders({ https, guest });
  const plain = (status: number, text: string) =>
    new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  const asset = (request: Request, root: string, path: string, cacheControl: string) => {
    const file = pathBelow(root, path);
    return file === undefined ? undefined : serveAsset(request, file, { ...headers, 'cache-control': cacheControl });
  };

  return async (request: Request, ip = ''): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET is answered here.');
    const path = decodePath(new URL(request.url).pathname);
    if (path === undefined) return plain(400, 'This address cannot be read.');
    if (path === '/registry.json') return registry(request, path);
    if (path.startsWith('/remotes/')) {
      return (await asset(request, join(dir, 'remotes'), path.slice(8), immutable)) ?? plain(404, 'No such file.');
    }
    // The switch that takes the service worker out of browsers that have it.
    if (path === '/sw.js' && !worker) {
      return (await asset(request, join(dir, 'shell'), '/sw-off.js', 'no-cache')) ?? plain(404, 'No such file.');
    }
    if (path !== '/' && !inner.has(basename(path))) {
      const cacheControl = path.startsWith('/static/') ? immutable : 'no-cache';
      const found = await asset(request, join(dir, 'shell'), path, cacheControl);
      if (found) return found;
      if (path.startsWith('/static/')) return plain(404, 'No such file.');
    }
    if (path === '/robots.txt' || path === '/sitemap.xml') return forSearch(path);
    return page(request, path, ip);
  };

  /** As it lies there, but for rows that take what is another's. */
  async function registry(request: Request, path: string): Promise<Response> {
    const found = await readRegistry(join(dir, path));
    if (!found?.refused.length) return (await asset(request, dir, path, 'no-store')) ?? plain(404, 'No registry.');
    return new Response(found.text, {
      headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
  }

  async function forSearch(path: string): Promise<Response> {
    try {
      const { type, text } = await searchFile(path);
      return new Response(text, { headers: { ...headers, 'content-type': type, 'cache-control': 'no-cache' } });
    } catch {
      return plain(503, 'Try again in a moment.');
    }
  }

  async function page(request: Request, path: string, ip: string): Promise<Response> {
    const url = new URL(request.url);
    const visitor = visitorOf(request, ip);
    const parts = await findParts(maker, url, visitor);
    if (!parts) return plain(503, 'The site has not been built yet.');
    parts.found?.refused.forEach(tell);
    if (parts.prerendered?.reads && isOpened(request)) onRead?.(parts.prerendered.reads, ip);
    const finish = async () => {
      await turn?.();
      const assembled = await assemblePage(maker, parts, { path, url }, visitor);
      // Its files were read by the thread pool, which gives back those of many pages at once.
      await turn?.();
      return finishPage(assembled);
    };
    const key = `${visitor.theme} ${visitor.language} ${url.pathname}${url.search}`;
    const finished = await (parts.prerendered ? kept.get(key, parts, finish) : finish());
    const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
    const etag = `"${finished.mark}${encoding ?? ''}"`;
    const answer = new Headers({ ...headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: answer });
    answer.set('content-type', 'text/html; charset=utf-8');
    if (encoding) answer.set('content-encoding', encoding);
    const body = request.method === 'HEAD' ? null : await finished.bytes(encoding);
    return new Response(body, { status: finished.status, headers: answer });
  }
}

/** What the visitor chose: cookies, and before the cookie of the language `?lang=`. */
function visitorOf(request: Request, ip: string): Visitor {
  const { theme, language } = parse(request.headers.get('cookie') ?? '');
  const asked = new URL(request.url).searchParams.get('lang');
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    language: [asked, language].find(isLanguage) ?? 'en',
    ip,
  };
}

/** A person's browser shows the page: no worker that keeps it, no robot, nothing that is prefetched. */
const isOpened = ({ method, headers }: Request) =>
  method === 'GET' && headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose');

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
