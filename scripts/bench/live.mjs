// How long it takes until what one doctor does is in the browser of another: over the socket, or at the next request.
import { rmSync } from 'node:fs';
import { findBrowser, flags } from '../lib/browser.mjs';
import { prepare } from '../lib/install.mjs';
import { say } from '../lib/run.mjs';
import { buildSite } from '../lib/site.mjs';
import { budgets } from './route-weights.mjs';
import { logIn, serve } from './server.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
await prepare();
const { chromium } = await import('@playwright/test');
await buildSite();

const data = 'dist/bench/data-live';
rmSync(data, { recursive: true, force: true });
const server = await serve({ site: 'dist/site', data, port: Number(process.env.PORT ?? 4230) });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
const calls = await browser.newContext({ baseURL: server.url });

/** Logs a demo doctor in by the code in the development outbox. @returns what calls the server as that doctor */
async function enter(digits) {
  const phone = `+91${digits}`;
  await calls.request.post('/api/auth/login', { data: { type: 'otp', phone, loginUser: 'doctor' } });
  const outbox = await (await calls.request.get('/dev/outbox')).text();
  const row = outbox.split('<li>').find((text) => text.includes(`to ${phone}`)) ?? '';
  const [otp] = /\b\d{6}\b/.exec(row.replace(/<[^>]*>/g, ' ')) ?? [];
  const { token, code } = await (
    await calls.request.post('/api/auth/login/verify', { data: { phone: digits, otp } })
  ).json();
  if (!token) throw new Error(`${phone} could not log in: ${code}`);
  return as(token);
}
function as(token, request = calls.request) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (answer) => {
    const { error, code, result } = await answer.json().catch(() => ({ error: true }));
    if (error) throw new Error(`${answer.url()} answers ${answer.status()} ${code}`);
    return result;
  };
  return {
    get: async (path) => read(await request.get(path, { headers })),
    post: async (path, body) => read(await request.post(path, { headers, data: body })),
  };
}

const text = 'Since June, in three patients of one family, without an answer in the books that I have.';
/** Milliseconds from the answer to a call until `isSeen` holds in the page. */
async function time(page, act, isSeen, arg) {
  await act();
  const begun = performance.now();
  await page.waitForFunction(isSeen, arg, { polling: 'raf', timeout: 10_000 });
  return performance.now() - begun;
}
const saysInMain = (words) => document.querySelector('main')?.textContent?.includes(words);

const seen = new Map();
const note = (what, ms) => seen.set(what, [...(seen.get(what) ?? []), ms]);
try {
  const session = await logIn(browser, server.url);
  const reader = await browser.newContext({ baseURL: server.url, storageState: session });
  const page = await reader.newPage();
  // The page renews its token.
  const owner = async () => as(await page.evaluate(() => localStorage.getItem('token')), page.request);
  const peer = await enter('9000000102');

  say('› Questions');
  await page.goto('/doctor/questions');
  await page.waitForSelector('main article');
  for (let at = 1; at <= 5; at += 1) {
    const body = {
      title: `A question of the bench, number ${at}`,
      text,
      speciality: null,
      tags: [],
      pictures: [],
      about: null,
    };
    const words = `${at} new question`;
    note('a question', await time(page, () => peer.post('/api/questions', body), saysInMain, words));
  }
  say('› Answers and acceptances');
  const { items } = await peer.get('/api/questions?page=1&dataPerPage=20');
  const { _id: questionId } = items.find(({ own }) => own);
  await page.goto(`/doctor/questions/${questionId}`);
  await page.waitForSelector('main h1');
  const answers = [];
  for (let at = 1; at <= 2; at += 1) {
    const body = { questionId, text: `No. ${at}. ${text}` };
    answers.push(await (await owner()).post('/api/questions/answers', body));
  }
  await page.reload();
  await page.waitForSelector('main article');
  for (const { _id } of [...answers, ...answers, ...answers]) {
    const isAccepted = (id) => document.getElementById(`answer-${id}`)?.textContent?.includes('Accepted');
    note(
      'an acceptance',
      await time(page, () => peer.post('/api/questions/answers/accept', { answerId: _id }), isAccepted, _id),
    );
  }
  for (let at = 1; at <= 4; at += 1) {
    const words = `${at} new answer`;
    const act = () => peer.post('/api/questions/answers', { questionId, text: `Another, no. ${at}. ${text}` });
    note('an answer', await time(page, act, saysInMain, words));
  }
  say('› Votes');
  const { items: polls } = await peer.get('/api/polls?state=open&page=1&dataPerPage=20');
  for (const { _id: pollId, options } of polls.filter(({ ownVote }) => ownVote === null)) {
    const [{ _id: optionId }] = options;
    // In one of them the demo doctor voted already.
    await (await owner()).post('/api/polls/votes', { pollId, optionId }).catch(() => undefined);
    await page.goto(`/doctor/polls/${pollId}`);
    await page.waitForFunction(() => /\d+ votes/.test(document.querySelector('main')?.textContent ?? ''));
    const votes = Number(/(\d+) votes/.exec(await page.locator('main').textContent())?.[1]);
    const act = () => peer.post('/api/polls/votes', { pollId, optionId });
    note('a vote', await time(page, act, saysInMain, `${votes + 1} votes`));
  }
} finally {
  await browser.close();
  await server.stop();
}

const median = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)];
process.stdout.write('\nFrom the answer to the call until it stands in the other browser, milliseconds.\n');
console.table(
  [...seen].map(([what, list]) => ({
    what,
    times: list.length,
    median: Math.round(median(list)),
    longest: Math.round(Math.max(...list)),
    bound: budgets.live.ms,
    holds: Math.max(...list) <= budgets.live.ms,
  })),
);
