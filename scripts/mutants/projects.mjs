import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Parts of Jest, found from Jest itself: only `jest` is a dependency of ours.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const fromCore = createRequire(fromJest.resolve('@jest/core'));

/**
 * The repository's Jest projects, read once.
 * @returns `globalConfig`, the projects' `configs`, and `contextOf(project)`, which opens one for its tests
 */
export async function readProjects(root) {
  const { readConfigs } = fromCore('jest-config');
  const { globalConfig, configs } = await readConfigs({ _: [], $0: 'jest', watchman: false }, [root]);
  const projects = new Map(configs.map((config) => [config.id, config]));
  const contexts = new Map();
  const openContext = async (config) => {
    const Runtime = fromCore('jest-runtime').default;
    const context = await Runtime.createContext(config, { console, maxWorkers: 1, watch: false, watchman: false });
    return { ...context, config };
  };
  const contextOf = (project) => {
    if (!contexts.has(project)) contexts.set(project, openContext(projects.get(project)));
    return contexts.get(project);
  };
  return { globalConfig, configs: [...projects.values()], contextOf };
}

/** Every test file of every project, as Jest finds them. */
export async function listTests({ globalConfig, configs, contextOf }) {
  const { SearchSource } = fromJest('@jest/core');
  const found = [];
  for (const config of configs) {
    const { tests } = await new SearchSource(await contextOf(config.id)).getTestPaths(globalConfig, config);
    found.push(...tests.map(({ path }) => ({ path, project: config.id, name: config.displayName?.name })));
  }
  return found;
}

/** What Jest would do once before all: each project's `globalSetup`. */
export async function setUpOnce({ globalConfig, configs }) {
  for (const path of new Set(configs.map(({ globalSetup }) => globalSetup).filter(Boolean))) {
    const { default: setup } = await import(path);
    await setup(globalConfig);
  }
}

/** Runs one test file in this process. */
export function runFile({ globalConfig }, context, path) {
  const Runner = fromCore('jest-runner').default;
  const runner = new Runner({ ...globalConfig, silent: true }, {});
  return new Promise((done, failed) => {
    runner.on('test-file-success', ([, result]) => done(result));
    runner.on('test-file-failure', ([, error]) => failed(error));
    runner.runTests([{ path, context }], { isInterrupted: () => false }, { serial: true }).catch(failed);
  });
}

export const root = join(fileURLToPath(new URL('../..', import.meta.url)), '.');
