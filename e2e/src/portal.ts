import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

export interface Portal {
  url: string;
  dataDir: string;
  /** All that it has printed. */
  output(): string;
  /** Moves its clock forward by 310 seconds, where it was started `withClock`. */
  forward(): void;
  stop(): Promise<void>;
}

/** The environment of a portal whose clock can be moved. */
export const withClock = { NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'e2e/src/server-clock.mjs')).href}` };

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the server process as `npm start` does once everything is built. */
export function launch(env: Record<string, string>): { child: ChildProcess; output(): string } {
  let printed = '';
  const child = spawn(process.execPath, ['demo/dist/main.mjs'], {
    cwd: root,
    // All browsers of a run share one address, and load pages faster than people do.
    env: { ...process.env, SITE_DIR: join(root, 'dist/site'), ANONYMOUS_PER_MINUTE: '5000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return { child, output: () => printed };
}

/** What the portals of this process have printed. */
const outputs: (() => string)[] = [];

/** The secret of a demo authenticator, as a portal tells it to whoever starts it. */
export function secretOf(email: string): string {
  for (const output of outputs) {
    const [, secret] = new RegExp(`Authenticator of ${email}: .* secret (\\w+)`).exec(output()) ?? [];
    if (secret) return secret;
  }
  throw new Error(`No portal has told of an authenticator of ${email}`);
}

/** What a portal of the demo keeps, seeded once for all that start in a run. */
const seeded = join(root, 'node_modules/.cache/e2e/seeded');

/** Sows the data that portals start with. */
export async function sowPortals(): Promise<void> {
  rmSync(seeded, { recursive: true, force: true });
  mkdirSync(seeded, { recursive: true });
  const { stop } = await run({ DATA_DIR: seeded });
  await stop();
}

/** A portal of its own for a worker's tests: fresh data, a free port, ready when this resolves. */
export async function startPortal(
  env: Record<string, string> = {},
  /** What is done to its data before it starts. */
  prepare?: (dataDir: string) => Promise<void>,
): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tvacha-'));
  cpSync(seeded, dataDir, { recursive: true });
  await prepare?.(dataDir);
  const { stop, ...running } = await run({ DATA_DIR: dataDir, ...env });
  return {
    ...running,
    dataDir,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Another process may take the port between its being found free and being listened on: then another is tried. */
async function run(env: Record<string, string>, tries = 3): Promise<Omit<Portal, 'dataDir'>> {
  try {
    return await begin(env);
  } catch (error) {
    if (tries === 1 || env.PORT || !/Port \d+ is taken/.test(String(error))) throw error;
    return run(env, tries - 1);
  }
}

async function begin(env: Record<string, string>): Promise<Omit<Portal, 'dataDir'>> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = launch({ PORT: String(port), ...env });
  outputs.push(output);
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', () => output().includes('Tvacha is ready at') && ready());
    child.once('exit', () => failed(new Error(`The server did not become ready:\n${output()}`)));
  });
  return {
    url,
    output,
    forward: () => void child.kill('SIGUSR2'),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
