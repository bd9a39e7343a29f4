import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { findBrowser, flags } from '../lib/browser.mjs';
import { prepare } from '../lib/install.mjs';
import { need, say } from '../lib/run.mjs';
import { buildSite } from '../lib/site.mjs';
import { makePdf } from './make-pdf.mjs';
import { openAndLeave, readOnce, scrollRounds } from './read-pdf.mjs';
import { budgets } from './route-weights.mjs';
import { logIn, serve } from './server.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
await prepare();
const { chromium } = await import('@playwright/test');
if (!process.argv.includes('--built')) await buildSite();
await need('Build the reader by itself', 'npx', ['webpack', '--config', 'scripts/bench/reader.webpack.mjs']);

const rounds = Number(process.env.ROUNDS ?? 5);
const shapes = ['balanced', 'flat'];
const other = 200;
const place = { site: 'dist/bench/pdf-site', data: 'dist/bench/data-pdf', port: Number(process.env.PORT ?? 4230) };

/** The portal as it is deployed; beside it the reader by itself, and the viewer that comes with pdf.js. */
async function laySite() {
  rmSync(place.site, { recursive: true, force: true });
  cpSync('dist/site', place.site, { recursive: true });
  const beside = `${place.site}/shell/bench`;
  mkdirSync(beside, { recursive: true });
  cpSync('scripts/bench/pdf-viewer', beside, { recursive: true });
  cpSync('dist/bench/reader', `${beside}/reader`, { recursive: true });
  for (const part of ['build/pdf.min.mjs', 'build/pdf.worker.min.mjs', 'web/pdf_viewer.mjs', 'web/pdf_viewer.css'])
    cpSync(`node_modules/pdfjs-dist/${part}`, `${beside}/${part.split('/').pop()}`);
  const { precompress } = await tsImport('../../deploy/src/precompress.ts', import.meta.url);
  await precompress(`${place.site}/shell`);
}

/** Puts the documents into two ebooks, in the place of their own. @returns the ids of the books */
async function putDocuments() {
  const { openPglite } = await tsImport('../../api/src/db/open-pglite.ts', import.meta.url);
  const { diskFiles } = await tsImport('../../api/src/node/disk-files.ts', import.meta.url);
  const { client, close } = await openPglite({ dataDir: `${place.data}/database` });
  const files = diskFiles(`${place.data}/files`);
  const ids = {};
  for (const [at, shape] of shapes.entries()) {
    const key = `bench/${shape}.pdf`;
    await files.put(key, makePdf(shape), 'application/pdf');
    const { rows } = await client.query(
      `update contents set file_key = $1 where id = (select id from contents where type = 'ebook'
         and status = 'published' and file_key is not null order by slug offset $2 limit 1) returning id`,
      [key, at],
    );
    ids[shape] = rows[0].id;
  }
  await close();
  return ids;
}

rmSync(place.data, { recursive: true, force: true });
await laySite();
say('› Seed a server, and put two documents of 30 MB into it');
await (await serve(place)).stop();
const ids = await putDocuments();
const server = await serve(place);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
let session = await logIn(browser, server.url);

/** A token is good for ten minutes, and a browser that has renewed it is closed: each round has a session of its own. */
const enter = async () => {
  session = await logIn(browser, server.url);
};

const ask = async (path) => {
  const { value } = session.origins[0].localStorage.find(({ name }) => name === 'token');
  const cookie = session.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${value}`, cookie } });
  const { error, code, result } = await answer.json();
  if (error) throw new Error(`${path} was answered with ${code}`);
  return result;
};

/** The server reads what is new each half minute. */
async function awaitCopies() {
  for (const shape of shapes)
    for (let tries = 0; !(await ask(`/api/documents/pages?contentId=${ids[shape]}`)).hasCopy; tries += 1) {
      if (tries === 120) throw new Error(`The server made no reading copy of the ${shape} document`);
      await new Promise((done) => setTimeout(done, 2000));
    }
}

/** Without a locator: for one Playwright brings half a megabyte of scripts of its own into the heap that is measured. */
const typePage = async (page, number) => {
  await page.evaluate(() => document.querySelector('input[aria-label="Page"]').select());
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
};
const withFile = (page, url) => `${server.url}/bench/${page}?file=${encodeURIComponent(url)}`;

const viewers = {
  portal: { address: async (id) => `${server.url}/doctor/ebook/${id}/read`, goTo: typePage },
  reader: {
    // The copy that is quick to read in parts, as the portal's page gets it.
    address: async (id) => withFile('reader/reader.html', (await ask(`/api/ebooks/details/?id=${id}`)).fileUrl),
    goTo: typePage,
  },
  'pdf.js': {
    address: async (id) => withFile('viewer.html', (await ask(`/api/documents/link?contentId=${id}`)).url),
    goTo: (page, number) => page.evaluate((wanted) => window.goTo(wanted), number),
  },
};

const samples = new Map();
const aims = [];
const atMost = (aim, value, most) => aims.push({ aim, value: Number(value.toFixed(3)), most, holds: value <= most });
try {
  await awaitCopies();
  for (let round = 0; round <= rounds; round += 1) {
    await enter();
    for (const shape of shapes)
      for (const [name, { address, goTo }] of Object.entries(viewers)) {
        const one = await readOnce(browser, { address: await address(ids[shape]), session, goTo, other });
        // The first round warms the server.
        const key = `${shape} ${name}`;
        if (round > 0 || rounds === 0) samples.set(key, [...(samples.get(key) ?? []), one]);
      }
    say(`  round ${round} of ${rounds}`);
  }
  say('› Scroll, and come and go 50 times');
  await enter();
  const reading = { address: await viewers.portal.address(ids.balanced), session };
  const scrolled = await scrollRounds(browser, { ...reading, rounds: 10 });
  atMost('50 pages in 5 s: ms until none in view is white', scrolled.readMs, budgets.pdf.readMs);
  atMost('Ten rounds: the heap grows by', scrolled.growth, budgets.pdf.growth);
  await enter();
  const left = await openAndLeave(browser, { url: server.url, id: ids.balanced, session, times: 50 });
  atMost('50 openings: bytes of canvases left', left.canvas, 0);
  atMost('50 openings: workers left', left.workers, 0);
  atMost('50 openings: listeners grow by', left.listeners, budgets.pdf.growth);
} finally {
  await browser.close();
  await server.stop();
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const figure = (shape, name, key) => median(samples.get(`${shape} ${name}`).map((sample) => sample[key]));
const columns = Object.keys(samples.values().next().value[0]);
const table = (row) => console.table(shapes.flatMap((shape) => row(shape).map((one) => ({ document: shape, ...one }))));
process.stdout.write('\nMilliseconds at 4× CPU, 1.6 Mbps, 150 ms; bytes of the document alone; medians.\n');
table((shape) =>
  Object.keys(viewers).map((name) => ({
    viewer: name,
    ...Object.fromEntries(columns.map((key) => [key, Math.round(figure(shape, name, key))])),
  })),
);
const ratio = (shape, name, key) => figure(shape, name, key) / Math.max(1, figure(shape, 'pdf.js', key));
process.stdout.write(
  'Against the viewer of pdf.js; the portal brings header, menus, session and the rest of its page\n',
);
table((shape) =>
  ['reader', 'portal'].map((viewer) => ({
    viewer,
    ...Object.fromEntries(columns.map((key) => [key, ratio(shape, viewer, key).toFixed(2)])),
  })),
);
for (const shape of shapes) {
  const own = (key) => figure(shape, 'portal', key);
  atMost(`${shape}: bytes until page 1`, own('firstBytes'), budgets.pdf.firstBytes);
  atMost(`${shape}: requests until page 1`, own('firstRequests'), budgets.pdf.firstRequests);
  atMost(`${shape}: bytes from there to page ${other}`, own('nextBytes'), budgets.pdf.nextBytes);
  for (const key of columns.filter((name) => name !== 'firstRequests'))
    atMost(
      `${shape}: ${key} of the reader against pdf.js`,
      ratio(shape, 'reader', key),
      budgets.pdf.against[shape][key] ?? 1,
    );
}
process.stdout.write('Aims\n');
console.table(aims);
if (aims.some(({ holds }) => !holds)) process.exitCode = 1;
