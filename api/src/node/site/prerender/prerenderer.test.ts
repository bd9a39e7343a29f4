import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLog } from '../../../app/log';
import { gate } from '../../../testing/gate';
import { addTestPrerender } from '../../../testing/test-prerender';
import { buildTestSite, testRegistry } from '../../../testing/test-site';
import { drain, listen, makeServer } from '../../listen';
import { readSheets } from '../read-sheets';
import { createSite } from '../site';
import { createPrerenderer, type Prerenderer } from './prerenderer';

const server = '/remotes/doctor/1.0.0/server.cjs';
const [row] = testRegistry.remotes;
if (!row) throw new Error('The test registry has a row');
const routes = ['book', 'throws', 'hangs', 'waits', 'ends', 'after'].map((name) => ({
  path: `/doctor/${name}`,
  title: { en: name },
  prerender: true,
}));
const current = { ...row.current, server, integrity: { [server]: 'sha384-x' } };
const registry = { ...testRegistry, remotes: [{ ...row, routes, current }] };

let dir: string;
let prerendering: Prerenderer;
const warnings: object[] = [];
const calls: { url: string; isOwn?: boolean }[] = [];
const app = {
  fetch: async (request: Request, { isOwn }: { isOwn?: boolean } = {}) => {
    calls.push({ url: request.url, isOwn });
    return Response.json({ error: false, code: 'OK', message: '', result: ['an article'] });
  },
};

const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
/** On a busy machine a sound page takes as long as it takes; one that hangs is ended soon where that is asked for. */
const openDrawing = (limit = 600_000) => createPrerenderer({ dir, app: () => app, log, limit, patience: 600_000 });
const soon = 400;

beforeEach(async () => {
  dir = await buildTestSite(registry);
  await addTestPrerender(dir);
  calls.length = 0;
  warnings.length = 0;
  prerendering = openDrawing();
});
afterEach(async () => {
  await prerendering.close();
  await rm(dir, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const site = createSite({
    dir,
    https: false,
    origin: () => 'https://tvacha.example',
    prerender: prerendering.prerender,
  });
  const response = await site(new Request(`http://127.0.0.1${path}`, { headers }));
  return { status: response.status, html: await response.text() };
};
const isPrerendered = (html: string) => html.includes('<h1>Drawing');
/** Whether home is prerendered, if not at the first time: it has no more time than a page that hangs. */
async function isHomeDrawnAgain(times = 20): Promise<boolean> {
  return isPrerendered((await get(`/?page=${times}`)).html) || (times > 0 && isHomeDrawnAgain(times - 1));
}
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

test('[NAV-15] a page comes as HTML, with its title, its head and the state that it was prerendered from', async () => {
  const { status, html } = await get('/doctor/book?a=1&b=%22');
  expect(status).toBe(200);
  expect(html).toContain('<title>Drawn &amp; ready · Tvacha</title>');
  expect(html).toContain('<meta name="description" content="of the page">');
  expect(html).toContain('<div id="root" data-prerendered="/doctor/book?a=1&amp;b=%22"><h1>');
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(state ?? '')).toEqual({ slice: '</script><b>' });
  expect(html).not.toContain('rel="preload" as="style"');
  expect(html).toContain('<link rel="stylesheet" href="/remotes/doctor/1.0.0/expose.css" data-href="expose.css">');
});

test('[NAV-15] a prerendered page has its style sheets in it, but for those that name files beside them', async () => {
  const folder = join(dir, 'remotes/doctor/1.0.0');
  await writeFile(join(folder, 'expose.css'), '.a{color:red}');
  expect((await get('/doctor/book')).html).toContain(
    '<style data-href="expose.css" data-from="/remotes/doctor/1.0.0/expose.css">.a{color:red}</style>',
  );
  const other = await buildTestSite(registry);
  await writeFile(join(other, 'remotes/doctor/1.0.0/expose.css'), '.a{background:url(x.png)}');
  const sheets = await readSheets(other, ['/remotes/doctor/1.0.0/expose.css', '/static/main.1.js', '/static/none.css']);
  expect([...sheets]).toEqual([]);
  await rm(other, { recursive: true });
});

test('[NAV-15] a path that nobody answers is prerendered too, with its style sheet, and keeps its status', async () => {
  const { status, html } = await get('/nothing');
  expect([status, isPrerendered(html)]).toEqual([404, true]);
  expect(html).toContain('.lost{}</style>');
});

test('[NAV-15] a prerendered page does not announce the code that calls the server', async () => {
  const { html } = await get('/doctor/book');
  expect(html).toContain('href="/static/areas.js"');
  expect(html).not.toContain('/static/calls.js');
});

test('[NAV-15] [UX-01] [UX-03] what is kept of a page is given to those who would get the very same', async () => {
  const site = createSite({
    dir,
    https: false,
    origin: () => 'https://tvacha.example',
    prerender: prerendering.prerender,
  });
  const ask = async (path: string, cookie = '') => {
    const response = await site(new Request(`http://127.0.0.1${path}`, { headers: { cookie } }));
    return { tag: response.headers.get('etag'), html: await response.text() };
  };
  const plain = await ask('/');
  expect((await ask('/', 'theme=dark')).html).toContain('<html data-theme="dark" lang="en">');
  expect((await ask('/', 'language=hi')).html).toContain('<html lang="hi">');
  expect((await ask('/?page=2')).html).toContain('data-prerendered="/?page=2"');
  expect(await ask('/')).toEqual(plain);
  await writeFile(join(dir, 'registry.json'), JSON.stringify({ ...registry, seq: 2 }));
  expect((await ask('/')).tag).not.toBe(plain.tag);
});

test.each([
  ['/logout', 200],
  ['/doctor/private', 404],
])('[NAV-15] %s is for the browser to draw and not for search engines', async (path, status) => {
  await writeFile(join(dir, 'shell/routes.json'), JSON.stringify([{ path: '/logout', private: true }]));
  prerendering.prerender = async () => undefined;
  const answer = await get(path);
  expect([answer.status, isPrerendered(answer.html)]).toEqual([status, false]);
  expect(answer.html).toContain('<meta name="robots" content="noindex">');
});

test('[NAV-15] what a page asks for is asked as the server itself, and nothing that needs a login', async () => {
  expect((await get('/doctor/book?ask=articles.list')).html).toContain('an article');
  expect(calls).toEqual([{ url: 'http://inner.invalid/api/articles?page=2', isOwn: true }]);
  for (const operation of ['ebooks.list', 'auth.logout', 'no.such']) {
    expect((await get(`/doctor/book?ask=${operation}`)).html).toContain('"status":403');
  }
  expect(calls).toHaveLength(1);
});

test.each(['throws', 'hangs', 'waits', 'ends'])(
  '[NAV-15] [MFE-06] a release whose page %s on the server is drawn by the browser; the next page is well',
  async (fault) => {
    prerendering = openDrawing(soon);
    const { status, html } = await get(`/doctor/${fault}`);
    expect([status, isPrerendered(html), html.includes('<div id="root"></div>')]).toEqual([200, false, true]);
    expect(warnings).toMatchObject([{ area: 'doctor', release: 'doctor__1_0_0' }]);
    expect(await isHomeDrawnAgain()).toBe(true);
  },
);

test('[NAV-15] a release that hung is left alone for a while, one that threw is not', async () => {
  await get('/doctor/throws');
  expect(isPrerendered((await get('/doctor/book')).html)).toBe(true);
  await prerendering.close();
  prerendering = openDrawing(soon);
  await get('/doctor/hangs');
  expect(isPrerendered((await get('/doctor/after')).html)).toBe(false);
  expect(await isHomeDrawnAgain()).toBe(true);
});

test('[NAV-15] a page is prerendered once for all who come soon after, and anew for another query, language or registry', async () => {
  const first = headingOf((await get('/')).html);
  expect(headingOf((await get('/')).html)).toBe(first);
  expect(headingOf((await get('/', { cookie: 'theme=dark' })).html)).toBe(first);
  expect(headingOf((await get('/?page=2')).html)).not.toBe(first);
  expect(headingOf((await get('/', { cookie: 'language=hi' })).html)).toMatch(/in hi$/);
  await writeFile(join(dir, 'registry.json'), JSON.stringify({ ...registry, seq: 2 }));
  expect(headingOf((await get('/')).html)).not.toBe(first);
});

test('[NAV-15] without a file for the server every page is drawn by the browser', async () => {
  await rm(join(dir, 'shell/server.cjs'));
  const { status, html } = await get('/');
  expect([status, isPrerendered(html)]).toEqual([200, false]);
});

test.each([
  ['opened by a person', 'GET', { 'sec-fetch-dest': 'document' }, true],
  ['asked for its head', 'HEAD', { 'sec-fetch-dest': 'document' }, false],
  ['fetched by the worker that keeps it', 'GET', { 'sec-fetch-dest': 'empty' }, false],
  ['prefetched', 'GET', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }, false],
  ['fetched by a robot', 'GET', {}, false],
])('[PAT-01] a drawn article that is %s is told of as read: %#', async (_what, method, headers, isRead) => {
  const onRead = jest.fn();
  const site = createSite({
    dir,
    https: false,
    origin: () => 'https://tvacha.example',
    prerender: prerendering.prerender,
    onRead,
  });
  const open = (path: string) => site(new Request(`http://127.0.0.1${path}`, { method, headers }), '203.0.113.7');
  await open('/doctor/book');
  await open('/');
  const read = [{ type: 'article', id: 'the-article' }, '203.0.113.7'];
  expect(onRead.mock.calls).toEqual(isRead ? [read] : []);
});

test('[SEC-42] while sixteen addresses ask for pages that nobody has asked for, those of others are prerendered', async () => {
  const closed = gate();
  const held = { fetch: (...given: Parameters<typeof app.fetch>) => closed.passed.then(() => app.fetch(...given)) };
  const long = 60_000;
  const own = createPrerenderer({ dir, app: () => held, log: silentLog, limit: long, patience: long });
  const site = createSite({ dir, https: false, origin: () => 'https://tvacha.example', prerender: own.prerender });
  const server = makeServer(
    (request, peer) => site(request, peer.ip),
    () => true,
  );
  const url = await listen(server, 0, '127.0.0.1');
  const isDrawnFor = async (ip: string, path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': ip } });
    expect(response.status).toBe(200);
    return isPrerendered(await response.text());
  };
  expect(await isDrawnFor('198.51.100.1', '/')).toBe(true);
  let refused = 0;
  const flood = Array.from({ length: 16 * 6 }, (_, at) =>
    isDrawnFor(`203.0.113.${at % 16}`, `/?ask=articles.list&${at}`),
  );
  // The first is being drawn until the gate opens; the line behind it is full when others are turned away.
  await new Promise<void>((full) => {
    for (const one of flood) void one.then(() => ++refused === 30 && full());
  });
  expect(await isDrawnFor('203.0.113.1', '/')).toBe(true);
  const others = Array.from({ length: 10 }, (_, at) => isDrawnFor(`198.51.100.${at}`, `/?page=${at}`));
  const settled = Promise.all(others);
  closed.open();
  expect(await settled).toEqual(others.map(() => true));
  await Promise.all(flood);
  await Promise.all([own.close(), drain(server)]);
});
