import { readdirSync } from 'node:fs';
import { routes } from '@tvacha/shared-contract';
import { verbs } from './verbs';

test('[SEC-28] every operation of the contract has one verb', () => {
  expect(Object.keys(verbs).sort()).toEqual(Object.keys(routes).sort());
});

const contract = `${__dirname}/../../../shared-contract/src`;
const examplesOf = `${__dirname}/../testing/examples`;
const services = `${__dirname}/../services`;

/** What is no area but beside them. */
const beside = ['access', 'example'];

/** The areas of a folder: its files, and those of `admin`. */
const areasIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((area) => !beside.includes(area))
    .sort();

test('[API-02] areas have the same names in the contract, the examples and the services', () => {
  const areas = areasIn(`${contract}/routes`);
  expect(areas).toContain('admin/roles');
  expect(areasIn(`${contract}/operations`)).toEqual(areas);
  expect(areasIn(examplesOf)).toEqual(areas);
  const verbFiles = areasIn(services).filter((file) => file.endsWith('/verbs'));
  expect(verbFiles.map((file) => file.replace(/\/verbs$/, ''))).toEqual(areas);
});
