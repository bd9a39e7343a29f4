import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/servers.mjs';

const demo = fileURLToPath(new URL('../../../demo', import.meta.url));

/** Builds the bundle that the runs start, the server with the demo data; not under the feet of others who run it. */
export function buildServer() {
  if (process.env.SERVER_BUILT) return;
  execFileSync(process.execPath, [join(demo, 'scripts/build.mjs')], { stdio: 'inherit' });
}

/** A new folder for a server's data. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tvacha-run-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server process on a fixed port that can be killed and started again. */
export async function makeServer(env, flags = []) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child;
  let ended;
  let log = '';
  return {
    url,
    log: () => log,
    running: () => child?.exitCode === null && child.signalCode === null,
    /** Lets go of memory that nobody holds, where the process was started with `flags` for it. */
    collect: () => child.kill('SIGUSR2'),
    async start() {
      child = spawn(process.execPath, [...flags, join(demo, 'dist/main.mjs')], {
        env: {
          ...process.env,
          ...{ PORT: String(port), LOG_LEVEL: 'warn', ANONYMOUS_PER_MINUTE: '1000000' },
          // Books take minutes to make on a busy machine, and nobody here reads one.
          DEMO_BOOKS: '0',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => {
        log = (log + chunk).slice(-8000);
      });
      ended = once(child, 'exit');
      await until('the server is ready', async () => {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${log}`);
        return (await ask(url, 'GET', '/api/health')).status === 200;
      });
    },
    async stop(signal = 'SIGTERM') {
      child?.kill(signal);
      await ended;
    },
  };
}

/** One call. A connection that broke has the status 0. */
export async function ask(url, method, path, { body, token, cookie } = {}) {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie: `device=${cookie}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const code = /\bcode="(\w+)"/.exec(response.headers.get('www-authenticate') ?? '')?.[1];
    // A 401 has no body.
    const answer = response.status === 401 ? { error: true, code } : await response.json();
    return { ...answer, status: response.status, headers: response.headers };
  } catch {
    return { status: 0, headers: new Headers() };
  }
}

/**
 * Waits until something is so, five minutes at most: a server fills its database on a busy machine.
 * @param what names it where the wait is given up
 * @returns milliseconds it took
 */
export async function until(what, holds) {
  const since = Date.now();
  while (Date.now() - since < 300_000) {
    if (await holds()) return Date.now() - since;
    await wait(25);
  }
  throw new Error(`Given up after five minutes: ${what}`);
}
