import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && existsSync(`${root}/${file}`));
const production = sources.filter((file) => /\/src\//.test(file) && !/\.test\.|\/test-|\/testing/.test(file));
const imports = (name: string) => new RegExp(`(?:from |import\\(|import )'${name}(?:/[^']*)?'`);
const importedIn = (name: string, files: string[]) => files.filter((file) => imports(name).test(read(file)));

test.each([
  'package.json',
  'lerna.json',
  'shell',
  'mfe-doctor',
  'mfe-patient',
  'mfe-admin',
  'mfe-auth',
  'shared-ui',
  'mock-api',
  'README.md',
])('[MFE-01] %s stands at the top level', (name) => {
  expect(existsSync(`${root}/${name}`)).toBe(true);
});

test.each([
  'react-router-dom',
  'redux',
  'react-redux',
  'redux-saga',
  'antd',
  'socket.io-client',
  'axios',
  'react-pdf',
  'single-spa',
  'msw',
])('[MFE-01] %s is used by what is delivered or by the mock', (name) => {
  expect(importedIn(name, production)).not.toEqual([]);
});

test.each(['@testing-library/react', '@module-federation/enhanced'])('[MFE-01] %s is used', (name) => {
  expect(importedIn(name, sources)).not.toEqual([]);
});

const areas = readdirSync(root).flatMap((name) => /^mfe-(.+)$/.exec(name)?.[1] ?? []);

test.each(areas)('[MFE-02] the %s remote opens no socket and has no session of its own', (area) => {
  const files = production.filter((file) => file.startsWith(`mfe-${area}/`));
  expect(files).not.toEqual([]);
  expect(importedIn('socket.io-client', files)).toEqual([]);
  for (const file of files) {
    expect(read(file)).not.toMatch(/startRealtime|checkSession|createPortalStore/);
  }
});
