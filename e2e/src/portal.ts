import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export interface Portal {
  url: string;
  dataDir: string;
  /** All that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the server process as `npm start` does once everything is built. */
export function launch(env: Record<string, string>): { child: ChildProcess; output(): string } {
  let printed = '';
  const child = spawn(process.execPath, ['api/dist/main.mjs'], {
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

/** A portal of its own for a worker's tests: fresh data, a free port, ready when this resolves. */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tvacha-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = launch({ DATA_DIR: dataDir, PORT: String(port), ...env });
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || tries > 400) throw new Error(`The server did not become ready:\n${output()}`);
    await wait(150);
  }
  return {
    url,
    dataDir,
    output,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
