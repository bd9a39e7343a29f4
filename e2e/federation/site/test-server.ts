import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** What is wrong with a path, and for how many requests; without `times` until it is lifted. */
export type Fault = ({ status: number } | { hang: true } | { body: string }) & { times?: number };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface TestServerOptions {
  shell: string;
  site: string;
}

/** Serves a site as the real server does, as far as the shell can tell, with faults to order. */
export function createTestServer({ shell, site }: TestServerOptions) {
  const faults = new Map<string, Fault>();
  const requests: string[] = [];

  const registry = async () =>
    existsSync(join(site, 'registry.json')) ? readFile(join(site, 'registry.json'), 'utf8') : '';

  async function page() {
    const html = await readFile(join(shell, 'index.html'), 'utf8');
    const block = (await registry()).replaceAll('<', '\\u003c');
    return html.replace('</head>', `<script type="application/json" id="registry">${block}</script></head>`);
  }

  /** True where a fault has taken the request. */
  function fail(pathname: string, response: ServerResponse): boolean {
    const [key, fault] = [...faults].find(([part]) => pathname.includes(part)) ?? [];
    if (!key || !fault) return false;
    if (fault.times !== undefined) {
      if (fault.times <= 1) faults.delete(key);
      fault.times -= 1;
    }
    if ('status' in fault) response.writeHead(fault.status, { 'cache-control': 'no-store' }).end();
    if ('body' in fault) response.writeHead(200, { 'content-type': types['.js'] }).end(fault.body);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test');
    // What a pointer or an idle page has fetched ahead comes when it comes.
    if (request.headers['sec-purpose'] !== 'prefetch') requests.push(request.url ?? '/');
    if (fail(pathname, response)) return;
    if (pathname.startsWith('/api/')) return response.writeHead(503, { 'content-type': types['.json'] }).end('{}');
    const file = normalize(
      join(pathname.startsWith('/remotes/') || pathname === '/registry.json' ? site : shell, pathname),
    );
    if (pathname !== '/' && existsSync(file) && statSync(file).isFile()) {
      const cache = pathname === '/registry.json' ? 'no-store' : 'public, max-age=31536000, immutable';
      const type = types[extname(file)] ?? 'application/octet-stream';
      return response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(await readFile(file));
    }
    if (extname(pathname)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-store' }).end(await page());
  }

  const server = createServer((request, response) => void answer(request, response));

  return {
    /** Everything asked for, in order. */
    requests,
    fault: (part: string, fault: Fault) => faults.set(part, { ...fault }),
    lift: (part: string) => faults.delete(part),
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
      }),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
