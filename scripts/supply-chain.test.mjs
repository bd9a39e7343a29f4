import { readFileSync } from 'node:fs';
import { billOf, licenceFaults, lockFaults, shipped } from './lib/supply-chain.mjs';

const lock = JSON.parse(readFileSync(`${__dirname}/../package-lock.json`, 'utf8'));
const good = { integrity: 'sha512-abc', license: 'MIT' };
const lockOf = (entry) => ({ packages: { 'node_modules/a': { ...good, ...entry } } });

test('[SEC-39] every package of the lockfile has its hash and comes from the registry', () => {
  expect(lockFaults(lock)).toEqual([]);
});

test('[SEC-39] what is shipped has licences that we may ship', () => {
  expect(shipped(lock).length).toBeGreaterThan(300);
  expect(licenceFaults(lock)).toEqual([]);
});

test.each([
  [{ resolved: 'https://evil.example/a.tgz' }, ['node_modules/a comes from https://evil.example/a.tgz']],
  [{ resolved: 'git+ssh://git@github.com/a/a.git' }, ['node_modules/a comes from git+ssh://git@github.com/a/a.git']],
  [{ integrity: undefined }, ['node_modules/a has no sha512']],
  [{ integrity: 'sha1-abc' }, ['node_modules/a has no sha512']],
  [{ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, []],
])('[SEC-39] origin of %j: %j', (entry, faults) => {
  expect(lockFaults(lockOf(entry))).toEqual(faults);
});

test.each([
  ['GPL-3.0', ['a: GPL-3.0']],
  [undefined, ['a: no licence']],
  ['MIT AND GPL-2.0', ['a: MIT AND GPL-2.0']],
  ['(GPL-2.0 OR MIT)', []],
])('[SEC-39] licence %s: %j', (license, faults) => {
  expect(licenceFaults(lockOf({ license }))).toEqual(faults);
});

test('[SEC-39] the bill of materials has what is shipped, without what only tests need', () => {
  const given = {
    name: 'tvacha',
    packages: {
      'node_modules/a': { ...good, version: '1.0.0' },
      'node_modules/jest': { ...good, version: '2.0.0', dev: true },
    },
  };
  const part = (name) => ({ 'bom-ref': name });
  const root = part('tvacha@1.0.0');
  const whole = {
    metadata: { component: root },
    components: [part('a@1.0.0'), part('jest@2.0.0')],
    dependencies: [{ ref: 'tvacha@1.0.0', dependsOn: ['a@1.0.0', 'jest@2.0.0'] }, { ref: 'jest@2.0.0' }],
  };
  expect(billOf(whole, given)).toMatchObject({
    metadata: { component: { name: 'tvacha' } },
    components: [part('a@1.0.0')],
    dependencies: [{ ref: 'tvacha@1.0.0', dependsOn: ['a@1.0.0'] }],
  });
  expect(() => billOf({ ...whole, components: [] }, given)).toThrow('lacks a@1.0.0');
});
