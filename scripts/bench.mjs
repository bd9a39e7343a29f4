import { rmSync, writeFileSync } from 'node:fs';
import { prepare } from './lib/install.mjs';
import { need, say } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const bytesOnly = process.argv.includes('--bytes');
const rounds = bytesOnly ? 1 : Number(process.env.ROUNDS ?? 5);
await prepare();
const { chromium } = await import('@playwright/test');
const { buildSite } = await import('./lib/site.mjs');
const { findBrowser, flags } = await import('./lib/browser.mjs');
const { logIn, serve } = await import('./bench/server.mjs');
const { measure, pages } = await import('./bench/measure.mjs');
const { budgets, routeWeights } = await import('./bench/route-weights.mjs');
const { buildSameWords } = await import('./bench/same-words.mjs');
const { tsImport } = await import('tsx/esm/api');

await buildSite();
await need('Build the monolith', 'npx', ['webpack', '--config', 'scripts/bench/monolith.webpack.mjs']);
// Of releases it knows nothing, so nothing of them is announced with its pages.
writeFileSync('dist/bench/monolith/registry.json', JSON.stringify({ seq: 1, remotes: [] }));
const { precompress } = await tsImport('../deploy/src/precompress.ts', import.meta.url);
writeFileSync(
  'dist/bench/monolith/shell/routes.json',
  JSON.stringify(Object.values(pages).map(({ path }) => ({ path }))),
);
await precompress('dist/bench/monolith/shell');

const variants = {
  portal: 'dist/site',
  monolith: 'dist/bench/monolith',
  static: 'dist/bench/static',
  antd: 'dist/bench/antd',
};
const measured = [
  ['home', 'portal'],
  ['home', 'monolith'],
  ['home', 'static'],
  ['home', 'antd'],
  ['ebooks', 'portal'],
  ['ebooks', 'monolith'],
];
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const servers = {};
let port = Number(process.env.PORT ?? 4210);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
for (const [name, site] of Object.entries(variants)) {
  say(`› Start and seed a server for ${name}`);
  const data = `dist/bench/data-${name}`;
  rmSync(data, { recursive: true, force: true });
  const server = await serve({ site, data, port: port++ });
  servers[name] = { ...server, session: await logIn(browser, server.url) };
  if (name === 'portal') {
    await buildSameWords(browser, server.url);
    for (const same of ['static', 'antd']) await precompress(`dist/bench/${same}/shell`);
  }
}

const samples = new Map();
try {
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, variant] of measured) {
      const { url, session } = servers[variant];
      const one = await measure(browser, {
        ...pages[page],
        url,
        session: page === 'ebooks' ? session : undefined,
        slow: !bytesOnly,
      });
      // The first round warms the servers.
      if (round > 0) samples.set(`${page} ${variant}`, [...(samples.get(`${page} ${variant}`) ?? []), one]);
    }
    say(`  round ${round} of ${rounds}`);
  }
} finally {
  await browser.close();
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
}

const figure = (page, variant, key) => median(samples.get(`${page} ${variant}`).map((sample) => sample[key]));
const byteColumns = ['script', 'all', 'requests', 'remotes'];
const columns = bytesOnly ? byteColumns : [...byteColumns, 'fcp', 'lcp', 'visible', 'cls', 'blocked'];
const shown = (key, value) =>
  key === 'script' || key === 'all'
    ? `${(value / 1024).toFixed(1)} KiB`
    : key === 'cls'
      ? value.toFixed(3)
      : Math.round(value);
const rows = measured.map(([page, variant]) => ({
  page,
  variant,
  ...Object.fromEntries(columns.map((key) => [key, shown(key, figure(page, variant, key))])),
}));
process.stdout.write('\nBrotli bytes on the wire; milliseconds at 4× CPU, 1.6 Mbps, 150 ms; medians.\n');
console.table(rows);
const ratios = [
  ['home', 'monolith'],
  ['home', 'static'],
  ['home', 'antd'],
  ['ebooks', 'monolith'],
].map(([page, against]) => ({
  page,
  'portal against': against,
  ...Object.fromEntries(
    columns
      .filter((key) => figure(page, against, key) > 0)
      .map((key) => [key, (figure(page, 'portal', key) / figure(page, against, key)).toFixed(2)]),
  ),
}));
process.stdout.write('Ratios\n');
console.table(ratios);

const weights = routeWeights(variants.portal);
const home = (key, variant = 'portal') => figure('home', variant, key);
const aims = [
  ['JavaScript on home, kB of brotli', home('script') / 1000, budgets.bytes.home / 1000],
  ['Code of areas asked for by home, requests', home('remotes'), 0],
  ...weights.rows.map(({ what, bytes, most }) => [`${what}, kB of brotli`, bytes / 1000, most / 1000]),
  ['Files of quizzes and courses that other pages bring', weights.early.length, 0],
  ...(bytesOnly
    ? []
    : [
        ['Layout shift of home', home('cls'), 0.02],
        ['Largest paint of home against the page without scripts', home('lcp') / home('lcp', 'static'), 1.4],
        ['Blocking time of home against the same words in antd', home('blocked') / home('blocked', 'antd'), 1],
      ]),
];
process.stdout.write('Aims\n');
console.table(aims.map(([aim, value, most]) => ({ aim, value: value.toFixed(3), most, holds: value <= most })));
