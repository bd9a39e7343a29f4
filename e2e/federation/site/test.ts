import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Release } from '@tvacha/shared-contract/registry';
import { publish } from '../../../deploy/src/publish';
import { test as base, expect, go } from '../../src/test';
import { areaOf, type BuildName, folderOf, shellFolder } from '../fixtures/builds';
import { createTestServer, type Fault } from './test-server';

/** Opens a path without waiting for every script: one of them may never come. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

export interface TestSite {
  url: string;
  /** Publishes builds in this order, by the release tool. */
  publish(...builds: BuildName[]): Promise<void>;
  registryFile: string;
  /** Writes the registry document, sound or not. */
  writeRegistry(text: string): Promise<void>;
  releaseOf(build: BuildName): Promise<Release>;
  /** The files of a build that a route needs (`*`: every route), by their ending. */
  filesOf(build: BuildName, route: string, ending: string): Promise<string[]>;
  fault(part: string, fault: Fault): void;
  lift(part: string): void;
  /** How often a path that contains `part` was asked for. */
  asked(part: string): number;
}

const releaseOf = async (build: BuildName): Promise<Release> =>
  JSON.parse(await readFile(`${folderOf(build)}/dist/release.json`, 'utf8'));

/** Every test has a site of its own: the real shell, and the releases that it publishes. */
export const test = base.extend<{ site: TestSite; shell: string }>({
  /** The folder of the shell's build. */
  shell: [shellFolder, { option: true }],
  site: async ({ shell }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    const server = createTestServer({ shell, site: folder });
    const url = await server.listen();
    await use({
      url,
      async publish(...builds) {
        for (const name of builds) {
          const from = folderOf(name);
          await publish({ site: folder, area: areaOf(name), dist: `${from}/dist` });
        }
      },
      registryFile: join(folder, 'registry.json'),
      writeRegistry: (text) => writeFile(join(folder, 'registry.json'), text),
      releaseOf,
      async filesOf(build, route, ending) {
        return ((await releaseOf(build)).preload[route] ?? []).filter((file) => file.endsWith(ending));
      },
      fault: server.fault,
      lift: server.lift,
      asked: (part) => server.requests.filter((path) => path.includes(part)).length,
    });
    await server.close();
    await rm(folder, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Remembers the document, so that `isSameDocument` can tell whether it was loaded anew. */
export const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
export const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

export { expect, go };
