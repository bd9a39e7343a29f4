import { rm, writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestSite, testRegistry } from '../../testing/test-site';
import { createSite } from './site';

const origin = () => 'https://tvacha.example';
const folders: string[] = [];
const build = async (...registry: Parameters<typeof buildTestSite>) => {
  const dir = await buildTestSite(...registry);
  folders.push(dir);
  return createSite({ dir, https: false, origin });
};
let site: ReturnType<typeof createSite>;
beforeAll(async () => {
  site = await build();
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const get = (path: string, headers: Record<string, string> = {}, from = site) =>
  from(new Request(`http://127.0.0.1${path}`, { headers }));
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)">/g)].map(([, as, href]) => `${as} ${href}`);
const inlined = (html: string) => /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1];

test('[MFE-03] a page has the registry in it, safe in its place', async () => {
  const html = await (await get('/doctor/ebook')).text();
  expect(JSON.parse(inlined(html) ?? '')).toEqual(testRegistry);
  expect(html).not.toContain('</script><b>');
});

test("[MFE-03] a page announces its own area's files and the shell's modules that these take, and no others", async () => {
  expect(preloadsOf(await (await get('/doctor/ebook?author=1')).text())).toEqual([
    'script /static/main.1.js',
    'script /static/areas.js',
    'script /static/calls.js',
    'script /remotes/doctor/1.0.0/remoteEntry.js',
    'script /remotes/doctor/1.0.0/expose.js',
    'style /remotes/doctor/1.0.0/expose.css',
    'script /remotes/doctor/1.0.0/list.js',
    'script /static/share-base.js',
    'script /static/share-data.js',
    'style /static/share-data.css',
  ]);
  expect(preloadsOf(await (await get('/doctor/ebook/42')).text())).toContain('script /remotes/doctor/1.0.0/book.js');
  expect(preloadsOf(await (await get('/')).text())).toEqual(['script /static/main.1.js']);
});

test('[MFE-11] what a page imports as it runs is fetched behind what it needs to run, and nothing of it twice', async () => {
  const html = await (await get('/doctor/ebook?author=1')).text();
  const late = [...html.matchAll(/<link rel="late" as="(\w+)" href="([^"]+)">/g)];
  expect(late.map(([, as, href]) => `${as} ${href}`)).toEqual([
    'script /remotes/doctor/1.0.0/chart.js',
    'script /static/share-chart.js',
    'style /static/share-chart.css',
    'script /static/chart.worker.mjs',
  ]);
  expect(await (await get('/doctor/ebook/42')).text()).not.toContain('rel="late"');
});

test('[NAV-01] an address that no page answers announces the files of the page that says so', async () => {
  const announced = [
    'script /static/main.1.js',
    'script /static/page-not-found.js',
    'style /static/page-not-found.css',
  ];
  expect(preloadsOf(await (await get('/nothing')).text())).toEqual(announced);
});

test.each([
  ['/', 200],
  ['/logout', 200],
  ['/doctor/ebook', 200],
  ['/doctor/ebook/', 200],
  ['/doctor/ebook/42', 200],
  ['/doctor/nothing', 404],
  ['/nothing', 404],
  ['/index.html', 404],
  ['/preload.json', 404],
])('[NAV-01] %s answers %i, with the shell', async (path, status) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<div id="root">');
});

test.each([
  ['missing', undefined],
  ['no JSON', '{"remotes":'],
  ['no registry', '{}'],
])('[MFE-06] a registry that is %s leaves the public pages up', async (_what, registry) => {
  const bare = await build(registry ?? '');
  for (const [path, status] of [
    ['/', 200],
    ['/doctor/ebook', 503],
  ] as const) {
    const response = await get(path, {}, bare);
    const html = await response.text();
    expect([response.status, html.includes('<div id="root">'), inlined(html)]).toEqual([status, true, undefined]);
  }
});

test('[MFE-04] a registry that changes is in the next page, and is never kept', async () => {
  const dir = await buildTestSite();
  folders.push(dir);
  const live = createSite({ dir, https: false, origin });
  const seqOf = async () => JSON.parse(inlined(await (await get('/', {}, live)).text()) ?? '').seq;
  expect(await seqOf()).toBe(1);
  await writeFile(`${dir}/registry.json`, JSON.stringify({ ...testRegistry, seq: 2 }));
  expect(await seqOf()).toBe(2);
  const document = await get('/registry.json', {}, live);
  expect([document.headers.get('cache-control'), (await document.json()).seq]).toEqual(['no-store', 2]);
});

test.each([
  ['theme=dark', '<html data-theme="dark" lang="en">'],
  ['a=b; theme=light', '<html data-theme="light" lang="en">'],
  ['theme="><script>', '<html lang="en">'],
  ['', '<html lang="en">'],
])('[UX-01] with cookie %j the page begins in the chosen theme', async (cookie, start) => {
  expect(await (await get('/', { cookie })).text()).toContain(start);
});

test.each([
  ['/', '', 'en'],
  ['/', 'language=hi', 'hi'],
  ['/nothing', 'theme=dark; language=hi', 'hi'],
  ['/?lang=hi', '', 'hi'],
  ['/?lang=en', 'language=hi', 'en'],
  ['/?lang=xx', 'language=hi', 'hi'],
  ['/?lang=%22%3E', 'language="><script>', 'en'],
])('[UX-03] %s with cookie %j is a page in %s', async (path, cookie, language) => {
  expect(await (await get(path, { cookie })).text()).toMatch(
    new RegExp(`^<!doctype html><html [^>]*lang="${language}"`),
  );
});

test('[UX-03] a page in Hindi announces its words, a page in English none of them', async () => {
  const html = await (await get('/?lang=hi')).text();
  expect(html).toContain('<link rel="preload" as="script" href="/static/words-hi.1.js">');
  expect(await (await get('/')).text()).not.toContain('-hi.1');
});

test('[UX-03] a page in Hindi holds and announces what keeps its lines until a face is there, a page in English does not', async () => {
  const html = await (await get('/?lang=hi')).text();
  expect(html).toContain('<style>@font-face{font-family:"Held"');
  expect(html).toMatch(/<link rel="preload" as="font"[^>]* href="data:font\/woff2;base64,d09GMg==">/);
  expect(await (await get('/')).text()).not.toContain('data:font');
});

test("[SES-07] switched off, the worker's address gives a script that takes it away, never kept", async () => {
  const dir = await buildTestSite();
  folders.push(dir);
  for (const [worker, expected] of [
    [true, 'the worker'],
    [false, 'unregister'],
  ] as const) {
    const response = await createSite({ dir, https: false, worker, origin })(new Request('http://127.0.0.1/sw.js'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain(expected);
  }
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, (bytes: Uint8Array) => bytes],
] as const)('[SEC-38] accepting %j, scripts and pages come as %s', async (accepted, encoding, unpack) => {
  for (const path of ['/static/main.1.js', '/']) {
    const response = await get(path, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const text = Buffer.from(unpack(new Uint8Array(await response.arrayBuffer()))).toString();
    expect(text).toContain(path === '/' ? '<div id="root">' : 'console.log');
  }
});

test.each([
  ['/static/main.1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/remotes/doctor/1.0.0/remoteEntry.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'no-cache', 'image/svg+xml'],
  ['/', 'no-cache', 'text/html; charset=utf-8'],
])('[SEC-38] %s is kept as %s, and has its type and a tag', async (path, cacheControl, type) => {
  const response = await get(path);
  expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([cacheControl, type]);
  const tag = response.headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
});

test.each(['/', '/nothing', '/static/main.1.js', '/static/none.js', '/remotes/none.js', '/registry.json'])(
  '[SEC-35] [SEC-38] %s carries the safety headers',
  async (path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "script-src 'self';",
      "style-src 'self' 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain('report-to reports; report-uri /api/reports');
    expect(headers.get('reporting-endpoints')).toBe('reports="/api/reports"');
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

const marketing = { src: 'https://news.example/a/script.js?x=<', integrity: 'sha384-abc', queue: 'mt' };

test('[SES-07] a page is told of the marketing script only where one is configured', async () => {
  const dir = await buildTestSite();
  folders.push(dir);
  const withScript = createSite({ dir, https: false, origin, marketing });
  const block = /<script type="application\/json" id="marketing">(.*?)<\/script>/s;
  const html = await (await get('/', {}, withScript)).text();
  expect(JSON.parse(block.exec(html)?.[1] ?? '')).toEqual(marketing);
  expect(html).not.toContain('src="https://news.example');
  expect(await (await get('/')).text()).not.toContain('marketing');
});

test('[SES-07] [SEC-35] the policy admits the origin of that script and no other', async () => {
  const dir = await buildTestSite();
  folders.push(dir);
  const response = await get('/', {}, createSite({ dir, https: false, origin, marketing }));
  const rules = (response.headers.get('content-security-policy') ?? '').split('; ');
  expect(rules).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' https://news.example",
      "connect-src 'self' https://news.example",
      "img-src 'self' https://news.example data: blob:",
    ]),
  );
  expect(rules.filter((rule) => rule.includes('news.example'))).toHaveLength(3);
  expect((await get('/')).headers.get('content-security-policy')).not.toContain('http');
});

test('[SEC-38] over https the browser is told to stay there', async () => {
  const dir = await buildTestSite();
  folders.push(dir);
  const response = await createSite({ dir, https: true, origin })(new Request('https://tvacha.example/'));
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test.each([
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/remotes/..%2fsecret.txt',
  '/remotes/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/remotes/..%2fremotes-old/a.js',
  '/remotes/%00',
  '/%E0%A4%A',
])('[SEC-38] %s does not lead out of the site', async (path) => {
  const response = await get(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('not of the site');
});

test('[SEC-38] the site answers GET and HEAD alone', async () => {
  const send = (method: string) => site(new Request('http://127.0.0.1/', { method }));
  expect((await send('POST')).status).toBe(405);
  const head = await send('HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

const intruders: [string, object, string][] = [
  ['a name that is a path', { area: '../doctor' }, '"../doctor" cannot name an area'],
  ['a name that every object has', { area: 'constructor' }, '"constructor" cannot name an area'],
  ['the name of another', { area: 'doctor' }, '"doctor" cannot name an area'],
  ['the prefix of another', { prefixes: ['/pharmacy', '/doctor'] }, 'pharmacy: /doctor belongs to doctor'],
  ['a prefix for everything', { prefixes: ['/'], routes: [] }, 'pharmacy: / belongs to nobody'],
  ['a prefix over a page of another', { prefixes: ['/doctor/ebook'] }, 'pharmacy: /doctor/ebook belongs to doctor'],
  ['a route of another', { routes: [{ path: '/doctor/ebook' }] }, 'pharmacy: /doctor/ebook belongs to doctor'],
  ['a route outside its prefixes', { routes: [{ path: '/nowhere' }] }, 'pharmacy: /nowhere belongs to nobody'],
];

test.each(intruders)('[MFE-06] a row with %s is refused with a clear word, the others stay', async (_, fault, word) => {
  const own = { area: 'pharmacy', prefixes: ['/pharmacy'], routes: [], menu: [] };
  const remotes = [...testRegistry.remotes, { ...own, ...fault }];
  const dir = await buildTestSite({ ...testRegistry, remotes });
  folders.push(dir);
  const words: string[] = [];
  const guarded = createSite({ dir, https: false, origin, onRefused: (reason) => words.push(reason) });

  for (const path of ['/doctor/ebook', '/']) {
    const response = await get(path, {}, guarded);
    expect(response.status).toBe(200);
    expect(JSON.parse(inlined(await response.text()) ?? '')).toEqual(testRegistry);
  }
  expect(await (await get('/registry.json', {}, guarded)).json()).toEqual(testRegistry);
  expect(words).toEqual([word]);
});

test('[MFE-03] a row of an area that nobody has heard of goes to browsers like any other', async () => {
  const path = '/pharmacy';
  const row = {
    ...testRegistry.remotes[0],
    area: 'pharmacy',
    prefixes: [path],
    routes: [{ path, title: { en: 'New' } }],
  };
  const remotes = [...testRegistry.remotes, row];
  const fifth = await build({ ...testRegistry, remotes });
  expect((await get(path, {}, fifth)).status).toBe(200);
  expect(await (await get('/registry.json', {}, fifth)).json()).toMatchObject({ remotes });
});

test('[NAV-02] [NAV-15] without scripts a page that the browser draws says what it needs, and where one can read', async () => {
  const said = async (path: string, cookie = '') =>
    /<noscript>(.*?)<\/noscript>/s.exec(await (await get(path, { cookie })).text())?.[1] ?? '';
  expect(await said('/doctor/ebook')).toMatch(/<h1>This page needs JavaScript<\/h1>.*href="\/findadoctor"/);
  expect(await said('/doctor/ebook?lang=hi')).toContain('JavaScript चाहिए');
});
