import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { articleSeeds } from './articles/all-articles';
import { monographs } from './books/monographs/all-monographs';
import { demoAccounts } from './demo-accounts';
import { demoSecrets } from './demo-factors';
import { verifiedDoctors } from './doctors/verified-doctors';
import { questionSeeds } from './questions/question-rows';
import { quizSeeds } from './quizzes/all-quizzes';

const root = resolve(__dirname, '../..');
// Beside the packages that the bundle loads.
const cache = join(root, 'node_modules/.cache');
let folder: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'server-alone-'));
  execFileSync(process.execPath, [join(root, 'api/scripts/build.mjs'), folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server that is built by itself has no demo account, password, secret, name or text on its disk', () => {
  const names = readdirSync(folder);
  expect(names).toContain('main.mjs');
  const files = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const known = [
    ...demoAccounts.flatMap(({ email, phone, password, customerId }) => [email, phone, password, customerId]),
    ...Object.values(demoSecrets),
    ...verifiedDoctors.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...verifiedDoctors.map(({ registrationNumber }) => registrationNumber),
    ...articleSeeds.flatMap(({ title, summary, lead, reviewer }) => [title, summary, lead, reviewer]),
    ...monographs.flatMap(({ title, summary }) => [title, summary]),
    ...questionSeeds.flatMap(({ title, text }) => [title, text]),
    ...quizSeeds.flatMap(({ summary, ask }) => [summary, ...ask.map(({ text }) => text)]),
  ].filter((text) => text !== null);
  expect(known.length).toBeGreaterThan(500);
  expect(known.filter((text) => files.includes(text))).toEqual([]);
});

test('a server that is built by itself says in one line that it has no demo data to fill a database with', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs')], {
    env: { ...process.env, SEED: 'demo', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'The environment is not right. SEED: this server has no demo data; give none, or start demo/dist/main.mjs\n',
  ]);
});
