import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a command can be run with these arguments, as this user. */
export function runs(command, args, owner = {}) {
  try {
    execFileSync(command, args, { stdio: 'ignore', cwd: '/', ...owner });
    return true;
  } catch {
    return false;
  }
}

/** Whether a command can be run with these arguments; as root on Debian, its package is installed where it is missing. */
export function canRun(command, args, debianPackage) {
  if (runs(command, args)) return true;
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  runs('apt-get', ['update', '-qq'], { env });
  runs('apt-get', ['install', '-y', '-qq', debianPackage], { env });
  return runs(command, args);
}

/** Database servers refuse to run as root: then it is one of these users, who own nothing else. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: read('-u'), gid: read('-g') };
    } catch {}
  }
  return {};
}

/** A new folder for a server's data, owned by the user it runs as. */
export function dataFolder(name, { uid, gid }) {
  const folder = mkdtempSync(join(tmpdir(), `tvacha-${name}-`));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export const freePort = () =>
  new Promise((found, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

/**
 * A server process that can be stopped and started again on the same port and data.
 * @param ready asks whether it takes work; it is asked until it resolves to true
 */
export function serverProcess({ command, args, owner, ready }) {
  let child;
  let ended = Promise.resolve();
  let output = '';
  return {
    async start() {
      child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...owner });
      const mine = child;
      for (const stream of [mine.stdout, mine.stderr]) {
        stream.on('data', (chunk) => {
          output = (output + chunk).slice(-4000);
        });
      }
      ended = new Promise((done) => {
        mine.on('exit', done);
        mine.on('error', done);
      });
      for (let tries = 0; tries < 300; tries += 1) {
        if (mine.exitCode !== null) break;
        if (await ready().catch(() => false)) return;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`${command} did not become ready:\n${output}`);
    },
    async stop(signal = 'SIGINT') {
      child?.kill(signal);
      await ended;
    },
  };
}
