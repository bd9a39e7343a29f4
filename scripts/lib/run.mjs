import { spawn } from 'node:child_process';

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
export const say = (text) => process.stdout.write(`${text}\n`);
export const good = (text) => say(`${paint(32, '✓')} ${text}`);
export const bad = (text) => say(`${paint(31, '✗')} ${text}`);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a command as one named step. Its output is held back and shown only when it fails (or when `show` is set);
 * meanwhile a line every ten seconds says that it is still at work.
 * @returns the output, the exit code and whether it succeeded
 */
export async function step(title, command, args, { cwd, env, show = false, quiet = false } = {}) {
  const since = Date.now();
  if (!quiet) say(`${paint(36, '›')} ${title}`);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const beat = setInterval(() => say(`  … ${title}: ${seconds(since)}`), 10_000);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.on('close', resolve);
  });
  clearInterval(beat);
  if (code === 0 && !quiet) good(`${title} (${seconds(since)})`);
  if (code !== 0) {
    bad(`${title} failed (${seconds(since)})`);
    if (!show) say(output.trimEnd().split('\n').slice(-80).join('\n'));
  }
  return { code, output, ok: code === 0 };
}

/** The same, ending the whole script when the step fails. */
export async function need(...args) {
  const done = await step(...args);
  if (!done.ok) process.exit(1);
  return done;
}
