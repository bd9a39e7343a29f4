import { rmSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { findBrowser, flags } from '../lib/browser.mjs';
import { prepare } from '../lib/install.mjs';
import { say } from '../lib/run.mjs';
import { buildSite } from '../lib/site.mjs';
import { budgets } from './route-weights.mjs';
import { logIn, serve } from './server.mjs';
import { interact, openList, scrollThrough } from './watch-list.mjs';
import { growthOf } from './watch-memory.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
await prepare();
const { chromium } = await import('@playwright/test');
await buildSite();

const place = { site: 'dist/site', data: 'dist/bench/data-scroll', port: Number(process.env.PORT ?? 4220) };
/** Ejournals come by pages of 100. */
const rows = 5000;

/** Adds to the demo's ejournals until there are as many as asked for. */
async function addEjournals(count) {
  const { openPglite } = await tsImport('../../api/src/db/open-pglite.ts', import.meta.url);
  const { client, close } = await openPglite({ dataDir: `${place.data}/database` });
  await client.query(
    `insert into contents (type, slug, title, summary, speciality_id, publisher_id, published_on, details)
     select type, slug || '-' || n, title || ', number ' || n, summary, speciality_id, publisher_id,
       published_on - n::int, details
     from (select *, row_number() over (order by slug) as at from contents where type = 'ejournal' and status = 'published')
       as one, generate_series(1, $1::int) as n
     where one.at = 1 + n % (select count(*) from contents where type = 'ejournal' and status = 'published')`,
    [count],
  );
  await client.query('analyze contents');
  await close();
}

rmSync(place.data, { recursive: true, force: true });
say('› Seed a server, and add ejournals');
const seeding = await serve(place);
await seeding.stop();
await addEjournals(rows);
const server = await serve(place);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
const aims = [];
const hold = (aim, value, bound, holds) => aims.push({ aim, value: Number(value.toFixed(3)), bound, holds });
const atMost = (aim, value, most) => hold(aim, value, most, value <= most);
const atLeast = (aim, value, least) => hold(aim, value, least, value >= least);
const { framesPerSecond, holeMs, interactionMs, rows: mostRows, growth } = budgets.scroll;

try {
  // One login for all: a second one would end the first.
  const session = await logIn(browser, server.url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: session });
  const page = await context.newPage();
  // Where a page of words misses it, the machine is too busy to say.
  const words = await scrollThrough(
    await openList(page, { url: `${server.url}/terms-and-condition`, shown: 'h1', cpu: 4 }),
  );
  atLeast('A page of words: frames a second while scrolling', words.framesPerSecond, framesPerSecond);
  for (const [path, name] of [
    ['/doctor/ebook', '1,000 ebooks'],
    ['/doctor/ejournals', `${rows} ejournals`],
  ]) {
    const list = await openList(page, { url: server.url + path, cpu: 4 });
    const seen = await scrollThrough(list);
    atLeast(`${name}: frames a second while scrolling`, seen.framesPerSecond, framesPerSecond);
    atMost(`${name}: age of the oldest outline in view, ms`, seen.holeMs, holeMs);
    atMost(`${name}: rows in the document`, seen.rows, mostRows);
    for (const [what, ms] of Object.entries(await interact(list)))
      atMost(`${name}: ${what}, ms to the next paint`, ms, interactionMs);
  }
  say('› Come and go 50 times');
  for (const [what, grown] of Object.entries(await growthOf(page, server.url, 50)))
    atMost(`50 mounts and unmounts: ${what} grow by`, grown, growth);
} finally {
  await browser.close();
  await server.stop();
  process.stdout.write('\nAt 4× CPU, warm cache.\n');
  console.table(aims);
}
