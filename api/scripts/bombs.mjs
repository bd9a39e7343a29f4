// Sends hostile files and floods to a started server. After each it has to answer at once, and to have its memory back.
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { actingPdfs, heavyFiles, linkedPdf, longArrayPdf } from '../src/testing/hostile-files.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { floods } from './lib/floods.mjs';
import { ask, buildServer, makeServer, newFolder } from './lib/server.mjs';
import { members } from './lib/writers.mjs';

/** Milliseconds for an answer, and how much more memory than before there may be. */
const prompt = 100;
const more = 1.1;
/** Seconds for the memory to come back: it is collected when there is a reason. */
const patience = 20;
/** Calls of a flood, and minutes after which the attacks that are left are not made, and told as failed. */
const many = 300;
const minutes = Number(process.env.BOMBS_MINUTES ?? 20);
let deadline = 0;

/** A part of the names of those that are wanted, or `floods`: `npm run bombs -w api -- nested`. */
const [wanted = ''] = process.argv.slice(2);
const chosen = (all) =>
  Object.entries(all).filter(([name]) => name.includes(wanted) || (wanted === 'floods' && all === floods));

/** With a built site pages are drawn under a flood too. */
const site = new URL('../../dist/site', import.meta.url).pathname;
const say = (line) => process.stdout.write(`${line}\n`);
buildServer();
const { folder, remove } = newFolder();
const server = await makeServer({
  DATA_DIR: folder,
  SITE_DIR: existsSync(site) ? site : folder,
  SEED: 'demo',
  OUTBOX: '1',
  TRUST_PROXY: '1',
  DATABASE_URL: '',
  REDIS_URL: '',
});

async function live() {
  const since = performance.now();
  await ask(server.url, 'GET', '/api/live');
  return performance.now() - since;
}

async function memory() {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
}

/** The longest that anybody waited while this was done. */
async function worstDuring(work) {
  let worst = 0;
  let on = true;
  const watching = (async () => {
    while (on) {
      worst = Math.max(worst, await live());
      await wait(20);
    }
  })();
  const answer = await work();
  on = false;
  await watching;
  return { worst, answer };
}

async function memoryBelow(most) {
  let now = await memory();
  for (let second = 0; second < patience && now > most; second += 1) {
    await wait(1000);
    now = await memory();
  }
  return now;
}

async function enter({ email, password }) {
  const body = { type: 'password', email, password, loginUser: 'doctor' };
  const { token, result, headers } = await ask(server.url, 'POST', '/api/auth/login', { body });
  const cookie = /device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
  return { token, userId: result._id, cookie };
}

const counts = { passed: 0, failed: 0 };
let before = 0;

const row = (...cells) => say(`| ${cells.join(' | ')} |`);

async function attack(name, work, expected) {
  if (Date.now() > deadline) {
    counts.failed += 1;
    return row('✗', name, '', '', '', `not made: ${minutes} minutes were over`);
  }
  const { worst, answer } = await worstDuring(work);
  // The first answer after it may have waited for what was still under way.
  await wait(200);
  const after = Math.min(await live(), await live());
  const held = await memoryBelow(before * more);
  const faults = [
    ...(server.running() ? [] : ['the server has ended']),
    ...(after <= prompt ? [] : ['answers late']),
    ...(held <= before * more ? [] : [`had ${Math.round(before)} MB`]),
    ...(expected(answer) ? [] : ['not the answer it should be']),
  ];
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  const answers = typeof answer === 'string' ? answer : Object.entries(answer).map((pair) => pair.join(' × '));
  const figures = [Math.round(worst), Math.round(after), Math.round(held)];
  row(faults.length === 0 ? '✓' : '✗', name, ...figures, [answers, ...faults].join('; '));
}

async function sendFile({ token, userId, cookie }, bytes) {
  const isPng = bytes[1] === 0x50 && bytes[2] === 0x4e;
  const body = new FormData();
  body.set('degreeCreds', new File([bytes], isPng ? 'degree.png' : 'degree.pdf'));
  const headers = { authorization: `Bearer ${token}`, cookie: `device=${cookie}` };
  const response = await fetch(`${server.url}/api/users/?userId=${userId}`, { method: 'PUT', headers, body });
  return `${response.status} ${(await response.json()).code}`;
}

const addressOf = (at) => `203.0.${Math.floor(at / 250)}.${1 + (at % 250)}`;
async function flood(make) {
  const calls = Array.from({ length: many }, async (_, at) => {
    const { path, headers, ...call } = make(at);
    const given = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at), ...headers };
    // A connection that is closed on a body which is too large is an answer too.
    const response = await fetch(`${server.url}${path}`, { headers: given, ...call }).catch(() => undefined);
    await response?.text().catch(() => undefined);
    return response?.status ?? 'closed';
  });
  const sum = {};
  for (const status of await Promise.all(calls)) sum[status] = (sum[status] ?? 0) + 1;
  return sum;
}
const noFault = (statuses) => !statuses['500'];

try {
  await server.start();
  // Filling the database takes more memory than serving it.
  await server.stop();
  await server.start();
  const [doctor] = members;
  const session = await enter(doctor);
  for (const honest of [await samplePdf(3), await linkedPdf(), await longArrayPdf(200_000)])
    say(`An honest file: ${await sendFile(session, honest)}`);
  for (const make of Object.values(floods).slice(0, 3)) await flood(make);
  await wait(3000);
  before = await memory();
  say(`Memory before: ${Math.round(before)} MB`);
  deadline = Date.now() + minutes * 60_000;
  row('', 'attack', 'worst meanwhile, ms', 'after, ms', 'memory, MB', 'answers');
  row('---', '---', '---', '---', '---', '---');
  const refused = '400 DOCUMENT_VALIDATION_ERROR';
  for (const [files, answers] of [
    [actingPdfs, [refused]],
    // Some are looked at in time and are then an honest file with a great deal in it.
    [heavyFiles, [refused, '200 UPDATE_SUCCCESS']],
  ]) {
    for (const [name, make] of chosen(files)) {
      const bytes = await make();
      const isRight = (code) => answers.includes(code);
      await attack(`${name} (${bytes.byteLength} bytes)`, () => sendFile(session, bytes), isRight);
    }
  }
  for (const [name, make] of chosen(floods)) await attack(`${many} × ${name}`, () => flood(make), noFault);
} catch (error) {
  counts.failed += 1;
  say(`bombs: ${error.message}\n${server.log()}`);
} finally {
  if (server.running()) await server.stop('SIGKILL');
  remove();
}
say(`bombs: ${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
