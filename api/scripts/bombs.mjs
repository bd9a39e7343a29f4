// Sends hostile files and floods to a started server. After each it has to answer at once, and to have its memory back.
import { setTimeout as wait } from 'node:timers/promises';
import { actingPdfs, heavyFiles, linkedPdf, longArrayPdf } from '../src/testing/hostile-files.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { ask, buildServer, makeServer, newFolder } from './lib/server.mjs';
import { members } from './lib/writers.mjs';

/** Milliseconds for an answer, and how much more memory than before there may be. */
const prompt = 100;
const more = 1.1;
/** Seconds for the memory to come back: it is collected when there is a reason. */
const patience = 20;

/** A part of the names of those that are wanted: `npm run bombs -w api -- nested`. */
const [wanted = ''] = process.argv.slice(2);
const chosen = (all) => Object.entries(all).filter(([name]) => name.includes(wanted));

const say = (line) => process.stdout.write(`${line}\n`);
buildServer();
const { folder, remove } = newFolder();
const server = await makeServer({
  DATA_DIR: folder,
  SITE_DIR: folder,
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

async function attack(name, work, expected) {
  const { worst, answer } = await worstDuring(work);
  // The first answer after it may have waited for what was still under way.
  await wait(200);
  const after = Math.min(await live(), await live());
  const held = await memoryBelow(before * more);
  const faults = [
    ...(server.running() ? [] : ['the server has ended']),
    ...(after <= prompt ? [] : [`an answer took ${Math.round(after)} ms`]),
    ...(held <= before * more ? [] : [`${Math.round(held)} MB instead of ${Math.round(before)} MB`]),
    ...(expected(answer) ? [] : [`answered ${JSON.stringify(answer)}`]),
  ];
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  const mark = faults.length === 0 ? '✓' : '✗';
  say(`  ${mark} ${name}: ${Math.round(worst)} ms at worst meanwhile${faults.map((fault) => `; ${fault}`).join('')}`);
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
const flood = async (count, make) => {
  const calls = Array.from({ length: count }, async (_, at) => {
    const { path, body } = make(at);
    const response = await fetch(`${server.url}${path}`, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    await response.text();
    return response.status;
  });
  const sum = {};
  for (const status of await Promise.all(calls)) sum[status] = (sum[status] ?? 0) + 1;
  return sum;
};
const noFault = (statuses) => !statuses['500'];

const floods = {
  '200 wrong logins of many addresses': () =>
    flood(200, (at) => ({
      path: '/api/auth/login',
      body: { type: 'password', email: `nobody-${at}@tvacha.example`, password: 'Wrong-word-12', loginUser: 'doctor' },
    })),
  '300 searches while typing': () => flood(300, () => ({ path: '/api/search/suggest?search=skin' })),
  '300 codes for invented numbers': () =>
    flood(300, (at) => ({
      path: '/api/auth/otp/resend',
      body: { phone: `+9180000${String(at).padStart(5, '0')}`, purpose: 'registration' },
    })),
};

try {
  await server.start();
  // Filling the database takes more memory than serving it.
  await server.stop();
  await server.start();
  const [doctor] = members;
  const session = await enter(doctor);
  for (const honest of [await samplePdf(3), await linkedPdf(), await longArrayPdf(200_000)])
    say(`An honest file: ${await sendFile(session, honest)}`);
  for (const start of Object.values(floods)) await start();
  await wait(3000);
  before = await memory();
  say(`Memory before: ${Math.round(before)} MB`);
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
  for (const [name, start] of chosen(floods)) await attack(name, start, noFault);
} catch (error) {
  counts.failed += 1;
  say(`bombs: ${error.message}\n${server.log()}`);
} finally {
  if (server.running()) await server.stop('SIGKILL');
  remove();
}
say(`bombs: ${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
