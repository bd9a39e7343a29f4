import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = `${__dirname}/../testing/hold-lock.ts`;
let folder: string;
let holders: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-lock-'));
});
afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL');
  holders = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that takes the folder and holds it; tells what it printed first. */
async function hold(): Promise<{ holder: ChildProcess; said: string }> {
  const holder = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  holders.push(holder);
  const [said] = await once(holder.stdout, 'data');
  return { holder, said: String(said).trim() };
}
const end = async (holder: ChildProcess, signal: NodeJS.Signals) => {
  holder.kill(signal);
  await once(holder, 'exit');
};

test('[SEC-42] a second process on the same folder is refused in one line that names the first', async () => {
  const first = await hold();
  expect(first.said).toBe('held');
  const second = await hold();
  expect(second.said).toMatch(
    new RegExp(
      `^Another server \\(process ${first.holder.pid} on .+\\) is using ${folder}\\. Stop it, or set DATA_DIR`,
    ),
  );
  await end(first.holder, 'SIGTERM');
  expect((await hold()).said).toBe('held');
});

test('[SEC-42] a server killed outright loses its folder at once; one that is paused keeps it', async () => {
  const first = await hold();
  first.holder.kill('SIGSTOP');
  const longAgo = new Date('2020-01-01');
  await utimes(join(folder, 'owner.lock'), longAgo, longAgo);
  expect((await hold()).said).toMatch(/^Another server/);
  await end(first.holder, 'SIGKILL');
  expect((await hold()).said).toBe('held');
});

test('[SEC-42] of two that find a dead server one takes its folder', async () => {
  await end((await hold()).holder, 'SIGKILL');
  const said = (await Promise.all([hold(), hold(), hold()])).map((each) => each.said);
  expect(said.filter((line) => line === 'held')).toHaveLength(1);
  expect(said.filter((line) => line.startsWith('Another server'))).toHaveLength(2);
});
