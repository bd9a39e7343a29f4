import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneInto } from './lib/clone.mjs';

const root = join(__dirname, '..');
let clone;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'new-remote-'));
  cloneInto(root, clone);
});
afterAll(() => rmSync(clone, { recursive: true }));

function newRemote(...args) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/new-remote.mjs', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });
  return { status, said: stdout };
}
const folders = () => readdirSync(clone).filter((name) => name.startsWith('mfe-'));

test.each([
  [[], 'Say what it is called'],
  [['../pharmacy'], '"../pharmacy" cannot name an area'],
  [['Pharmacy'], '"Pharmacy" cannot name an area'],
  [['constructor'], '"constructor" cannot name an area'],
  [['doctor'], 'mfe-doctor is there already'],
  [['findadoctor'], '/findadoctor belongs to patient'],
  [['contact'], '/contact is the portal’s own'],
  [['api'], '/api is the portal’s own'],
])('no remote is made for %j, and it says why', (args, word) => {
  const before = folders();
  expect(newRemote(...args)).toEqual({ status: 1, said: expect.stringContaining(word) });
  expect(folders()).toEqual(before);
});

test('what is made bears its name everywhere, and changes nothing beside its folder', () => {
  expect(newRemote('pharmacy')).toEqual({ status: 0, said: expect.stringContaining('one page at /pharmacy') });
  const folder = join(clone, 'mfe-pharmacy');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(/sample/i);
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    expect(readFileSync(join(clone, file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
  expect(existsSync(join(clone, 'mfe-sample'))).toBe(false);
});

test('what is made is described, and its routes and menu row are its own', () => {
  const code = `import('./scripts/webpack/remote-config.mjs').then(({ readDescription }) =>
    console.log(JSON.stringify(readDescription(process.cwd() + '/mfe-pharmacy'))))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: clone, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({
    area: 'pharmacy',
    prefixes: ['/pharmacy'],
    routes: [{ path: '/pharmacy', page: 'items-page' }],
    menu: [{ menu: 'main', path: '/pharmacy' }],
  });
});
