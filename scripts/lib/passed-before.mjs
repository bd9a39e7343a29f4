import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createFileHasher, repositoryFiles } from './repository-files.mjs';

const place = '.cache/passed-tests.json';
/** Their tests look at the files of every package. */
const readsAll = new Set(['deploy', 'scripts', 'shared-core', 'shared-ui', 'shell']);
/** The remotes are tested against the mock of the real server. */
const againstMock = /^mfe-/;

const readJson = (name) => JSON.parse(readFileSync(name, 'utf8'));
const projectOf = (name) => name.slice(0, name.indexOf('/'));

/** The packages of this repository that one needs, itself first. */
function needs(folder, folderOf, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies, devDependencies } = readJson(`${folder}/package.json`);
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (folderOf.has(name)) needs(folderOf.get(name), folderOf, found);
  if (againstMock.test(folder)) needs('mock-api', folderOf, found);
  return found;
}

/** For each Jest project a hash of all that its tests can depend on. */
function keysOf(projects) {
  const packages = readdirSync('.').filter((name) => existsSync(`${name}/package.json`));
  const folderOf = new Map(packages.map((folder) => [readJson(`${folder}/package.json`).name, folder]));
  const names = repositoryFiles().sort();
  const hashOfFiles = createFileHasher();
  const isCommon = (name) =>
    !packages.includes(projectOf(name)) && (!name.endsWith('.md') || name === 'docs/operations.md');
  const key = (project) => {
    const own = readsAll.has(project) ? new Set(packages) : needs(project, folderOf);
    own.delete('e2e');
    return `${process.version} ${hashOfFiles(names.filter((name) => isCommon(name) || own.has(projectOf(name))))}`;
  };
  return new Map(projects.map((project) => [project, key(project)]));
}

/**
 * Remembers which Jest projects passed, by the content of all that they depend on, so that a run leaves out those that
 * nothing has changed for. A full run looks at none of it.
 * @param suite `jest` or `postgres`
 */
export function passedBefore(suite, projects, { ignore = false } = {}) {
  const keys = keysOf(projects);
  const kept = existsSync(place) ? readJson(place) : {};
  const isKept = (project) => !ignore && kept[suite]?.[project]?.key === keys.get(project);
  return {
    changed: projects.filter((project) => !isKept(project)),
    unchanged: projects.filter(isKept).map((project) => ({ project, passed: kept[suite][project].passed })),
    /** Keeps the projects of a report in which nothing failed. */
    keep({ testResults, numRuntimeErrorTestSuites }) {
      const now = existsSync(place) ? readJson(place) : {};
      // A suite may borrow tests of a package that is no project of it; they count for all of its projects.
      const countsFor = (folder, project) => folder === project || !projects.includes(folder);
      const own = (project) => testResults.filter(({ name }) => countsFor(projectOf(relative('.', name)), project));
      for (const project of numRuntimeErrorTestSuites > 0 ? [] : projects) {
        const results = own(project).flatMap(({ assertionResults }) => assertionResults);
        const passed = results.filter(({ status }) => status === 'passed').length;
        if (passed === 0 || passed < results.length) continue;
        now[suite] = { ...now[suite], [project]: { key: keys.get(project), passed } };
      }
      mkdirSync('.cache', { recursive: true });
      writeFileSync(place, JSON.stringify(now, null, 1));
    },
  };
}
