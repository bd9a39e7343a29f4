import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptDays, placeShell } from './shell';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-01-01');
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Deploys a build of these files, by name, so many days after the first one. */
async function deploy(files: Record<string, string>, days: number) {
  const dist = await mkdtemp(join(folder, 'dist-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await placeShell({ site: join(folder, 'site'), dist, now: start + days * day });
  return (await readdir(join(folder, 'site/shell/static'))).sort();
}

const first = { 'index.html': 'areas.1', 'sw-old.js': 'old', 'static/areas.1.js': `/* ${'one '.repeat(400)}*/` };
const second = { 'index.html': 'areas.2', 'static/areas.2.js': 'two' };

test('[MFE-04] a deploy of the shell leaves the files that open tabs ask for, and nothing else', async () => {
  expect(await deploy(first, 0)).toEqual(['areas.1.js', 'areas.1.js.br', 'areas.1.js.gz']);
  expect(await deploy(second, 1)).toEqual(['areas.1.js', 'areas.1.js.br', 'areas.1.js.gz', 'areas.2.js']);
  expect(await readdir(join(folder, 'site/shell'))).toEqual(['index.html', 'static']);
  expect(await readFile(join(folder, 'site/shell/index.html'), 'utf8')).toBe('areas.2');
});

test('[MFE-04] they go with the first deploy after their time, counted from when they were left out', async () => {
  await deploy(first, 0);
  await deploy(second, 30);
  expect(await deploy(second, 30 + keptDays - 1)).toContain('areas.1.js');
  expect(await deploy(second, 30 + keptDays)).toEqual(['areas.2.js']);
});

test('[MFE-04] a shell that is taken back finds its files, and its time begins anew', async () => {
  await deploy(first, 0);
  await deploy(second, 1);
  await deploy(first, 2);
  expect(await deploy(second, 1 + keptDays)).toContain('areas.1.js');
});

test('[MFE-04] a page that is asked for during a deploy is whole: the old one or the new one', async () => {
  const pages = ['a'.repeat(4_000_000), 'b'.repeat(4_000_000)];
  await deploy({ 'index.html': pages[0] ?? '', 'static/one.js': '' }, 0);
  let ended = false;
  const deployed = deploy({ 'index.html': pages[1] ?? '', 'static/one.js': '' }, 1).finally(() => {
    ended = true;
  });
  while (!ended) {
    expect(pages.includes(readFileSync(join(folder, 'site/shell/index.html'), 'utf8'))).toBe(true);
    await new Promise(setImmediate);
  }
  await deployed;
});
