import { rmSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { findBrowser, flags } from '../lib/browser.mjs';
import { prepare } from '../lib/install.mjs';
import { say } from '../lib/run.mjs';
import { buildSite } from '../lib/site.mjs';
import { budgets } from './route-weights.mjs';
import { logIn, serve } from './server.mjs';
import { inList, inThread, interact, openList, scrollThrough } from './watch-list.mjs';
import { growthOf } from './watch-memory.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
await prepare();
const { chromium } = await import('@playwright/test');
await buildSite();

const place = { site: 'dist/site', data: 'dist/bench/data-scroll', port: Number(process.env.PORT ?? 4220) };
/** Ejournals come by pages of 100. */
const rows = 5000;
/** Of doctors, and under one question. */
const [contributions, answers] = [5000, 500];

/** Adds to what the demo has until there is as much as asked for. @returns the question with the many answers */
async function fill() {
  const { openPglite } = await tsImport('../../api/src/db/open-pglite.ts', import.meta.url);
  const { client, close } = await openPglite({ dataDir: `${place.data}/database` });
  await client.query(
    `insert into contents (type, slug, title, summary, speciality_id, publisher_id, published_on, details)
     select type, slug || '-' || n, title || ', number ' || n, summary, speciality_id, publisher_id,
       published_on - n::int, details
     from (select *, row_number() over (order by slug) as at from contents where type = 'ejournal' and status = 'published')
       as one, generate_series(1, $1::int) as n
     where one.at = 1 + n % (select count(*) from contents where type = 'ejournal' and status = 'published')`,
    [rows],
  );
  // Each with the pictures of the one that it is a copy of.
  await client.query(
    `with known as (
       select *, row_number() over (order by id) as at, count(*) over () as all_of_them from contributions
       where status = 'published'
     ), copies as (
       select gen_random_uuid() as copy, known.*, n from known, generate_series(1, $1::int) as n
       where at = 1 + n % all_of_them
     ), added as (
       insert into contributions (id, user_id, kind, title, summary, diagnosis, body_site, skin_tone, speciality_id,
         details, owns_rights, status, created_at, updated_at)
       select copy, user_id, kind, title || ', number ' || n, summary, diagnosis, body_site, skin_tone, speciality_id,
         details, owns_rights, status, created_at - n * interval '1 minute', updated_at from copies
     ), agreed as (
       insert into consents (user_id, subject_id, kind, version, locale, text, given_at)
       select consents.user_id, copy, consents.kind, consents.version, locale, text, given_at
       from copies join consents on consents.subject_id = copies.id
     )
     insert into contribution_files (contribution_id, file_id, position, caption, checked)
     select copy, file_id, position, caption, checked from copies join contribution_files on contribution_id = copies.id`,
    [contributions],
  );
  const { rows: asked } = await client.query(
    `select question_id as id from answers group by 1 order by count(*) desc, 1 limit 1`,
  );
  await client.query(
    `insert into answers (question_id, user_id, text, created_at, updated_at)
     select $1, user_id, text || E'\n\nNo. ' || n, created_at - n * interval '1 minute', updated_at
     from (select *, row_number() over (order by id) as at, count(*) over () as all_of_them from answers) as one,
       generate_series(1, $2::int) as n
     where at = 1 + n % all_of_them`,
    [asked[0].id, answers],
  );
  await client.query('analyze');
  await close();
  return asked[0].id;
}

rmSync(place.data, { recursive: true, force: true });
say('› Seed a server, and add ejournals, contributions and answers');
const seeding = await serve(place);
await seeding.stop();
const question = await fill();
const server = await serve(place);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
const aims = [];
const hold = (aim, value, bound, holds) => aims.push({ aim, value: Number(value.toFixed(3)), bound, holds });
const atMost = (aim, value, most) => hold(aim, value, most, value <= most);
/** A figure without an aim. */
const tell = (aim, value) => aims.push({ aim, value: Number(value.toFixed(3)) });
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
  for (const [path, name, acts, shown] of [
    ['/doctor/ebook', '1,000 ebooks', inList],
    ['/doctor/ejournals', `${rows} ejournals`, inList],
    ['/doctor/contributionlist', `${contributions} contributions`, inList, 'main li article'],
    [`/doctor/questions/${question}`, `${answers} answers`, inThread],
  ]) {
    const list = await openList(page, { url: server.url + path, cpu: 4, shown });
    const seen = await scrollThrough(list);
    atLeast(`${name}: frames a second while scrolling`, seen.framesPerSecond, framesPerSecond);
    tell(`${name}: frames a second of its scripts meanwhile`, seen.scriptFramesPerSecond);
    atMost(`${name}: age of the oldest outline or blank in view, ms`, seen.holeMs, holeMs);
    atMost(`${name}: rows in the document`, seen.rows, mostRows);
    for (const [what, ms] of Object.entries(await interact(list, acts)))
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
