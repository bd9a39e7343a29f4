import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { qaPage } from './qa-page.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** What this browser chose, kept in a cookie so that every address of the portal works and reloads. */
const readChoice = (cookie = '') => {
  const found = cookie.match(/(?:^|; )qa=([^;]+)/)?.[1];
  return found ? Object.fromEntries(new URLSearchParams(decodeURIComponent(found))) : null;
};

/** Where an area is looked at first: its first menu row, else its first page without a varying part. */
const firstPageOf = ({ menu, routes }) =>
  (menu.find((row) => row.menu !== 'account') ?? routes.find(({ path }) => !path.includes(':'))).path;

/**
 * Serves the files of the QA build; nothing here answers a call of the portal.
 * @param site folder with `shell/`, `remotes/`, `mock/` and `registry.json`
 */
export function createQaServer(site, { personas, faults }) {
  const registry = JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'));
  const remotes = registry.remotes.map(({ area }) => area);
  const rowOf = (remote) => registry.remotes.find(({ area }) => area === remote);

  const page = (choice) => {
    const one = { ...registry, remotes: registry.remotes.filter(({ area }) => area === choice.remote) };
    const blocks = `<script type="application/json" id="registry">${json(one)}</script><script type="application/json" id="qa">${json({ persona: choice.as, fault: choice.fault })}</script>`;
    return readFileSync(join(site, 'shell/index.html'), 'utf8').replace('</head>', `${blocks}</head>`);
  };
  const fileOf = (path) => {
    if (path.startsWith('/qa/mock/')) return join(site, 'mock', path.slice('/qa/mock/'.length));
    return path.startsWith('/remotes/') ? join(site, path) : join(site, 'shell', path);
  };

  return createServer((request, response) => {
    const url = new URL(request.url, 'http://qa.local');
    const path = normalize(decodeURIComponent(url.pathname));
    const html = (body, headers = {}) =>
      response.writeHead(200, { 'content-type': types['.html'], ...headers }).end(body);
    const remote = path.match(/^\/qa\/([a-z0-9]+)$/)?.[1];

    if (remote && remotes.includes(remote)) {
      const choice = new URLSearchParams({
        remote,
        as: url.searchParams.get('as') ?? 'visitor',
        fault: url.searchParams.get('fault') ?? '',
      });
      const cookie = `qa=${encodeURIComponent(choice.toString())}; Path=/; SameSite=Lax`;
      return response.writeHead(302, { location: firstPageOf(rowOf(remote)), 'set-cookie': cookie }).end();
    }
    if (path === '/registry.json') {
      const choice = readChoice(request.headers.cookie);
      const rows = registry.remotes.filter(({ area }) => area === choice?.remote);
      return response.writeHead(200, { 'content-type': types['.json'] }).end(json({ ...registry, remotes: rows }));
    }
    const file = fileOf(path);
    if (path !== '/' && isFile(file)) {
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(response);
    }
    if (path.startsWith('/api/') || extname(path)) return response.writeHead(404).end();
    const choice = readChoice(request.headers.cookie);
    if (path === '/qa' || !choice) return html(qaPage({ remotes, personas, faults }));
    return html(page(choice), { 'cache-control': 'no-store' });
  });
}
