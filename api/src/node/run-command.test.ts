import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildServer } from '../testing/built-server';

/** What package.json runs from a source here, an operator runs from what is built. */
const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
const commands = Object.values<string>(scripts).flatMap(
  (script) => /^tsx src\/node\/([\w-]+)\.ts$/.exec(script)?.[1] ?? [],
);

let folder: string;
let built: ReturnType<typeof buildServer>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tvacha-command-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  built.remove();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(built.folder, `${command}.mjs`), ...args], {
    env: { ...process.env, DATA_DIR: folder, SITE_DIR: folder, SEED: 'none', DATABASE_URL: '', REDIS_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, errors, code };
}

test('[SEC-42] commands of the operator are built', () => {
  expect(commands.sort()).toEqual(['move', 'reset-factor', 'rotate-keys', 'verify-audit']);
});

test.each(commands)('[SEC-42] %s says in one line what it was given wrongly', async (command) => {
  expect(await run(command, ['--nonsense'])).toEqual({
    said: '',
    errors: expect.stringMatching(/^Unknown option '--nonsense'.*\n$/),
    code: 2,
  });
});

test('[SEC-43] the end of a log is given as it was logged', async () => {
  const errors = "'17' is not seq:hash, as it was logged\n";
  expect(await run('verify-audit', ['17'])).toEqual({ said: '', errors, code: 2 });
  const logged = '95:IkZsKi6jR9TnhqR0frbPEMC84ndAJU5d8b6YO-dA_fc';
  expect((await run('verify-audit', [logged])).errors).toBe(`There is no database in ${folder}\n`);
});

test('[SEC-42] where there is no database a command says so and makes none', async () => {
  const errors = `There is no database in ${folder}\n`;
  expect(await run('rotate-keys', [])).toEqual({ said: '', errors, code: 2 });
});
