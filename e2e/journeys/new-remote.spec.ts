import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publish } from '../../deploy/src/publish';
import { editRegistry } from '../../deploy/src/registry-file';
import { cloneInto } from '../../scripts/lib/clone.mjs';
import { enterAs } from '../src/enter';
import { journeysOn } from '../src/journey';
import { type Portal, startPortal } from '../src/portal';
import { expect } from '../src/test';

const root = resolve(import.meta.dirname, '../..');
const area = 'pharmacy';

/** A copy of the repository, where commands are run as a developer would. */
interface Clone {
  folder: string;
  run(command: string, ...args: string[]): Promise<string>;
}

/** A new remote, made and built in a clone by the commands that a developer uses. */
interface Made {
  said: string;
  dist: string;
}

/** A portal of its own on a site of its own, where each test publishes and the next finds nothing of it. */
const test = journeysOn().extend<{ withdrawn: undefined }, { clone: Clone; made: Made; site: string; portal: Portal }>({
  clone: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'clone-'));
      const execute = promisify(execFile);
      const run = async (command: string, ...args: string[]) => {
        const { stdout, stderr } = await execute(command, args, { cwd: folder, maxBuffer: 1e8 }).catch((error) => {
          throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
        });
        return stdout + stderr;
      };
      cloneInto(root, folder, { built: true });
      await use({ folder, run });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  made: [
    async ({ clone }, use) => {
      const said = await clone.run('npm', 'run', 'new-remote', '--', area);
      await clone.run('npm', 'run', 'build', '--prefix', `mfe-${area}`);
      await use({ said, dist: join(clone.folder, `mfe-${area}/dist`) });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      cpSync(join(root, 'dist/site'), folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ site }, use) => {
      const portal = await startPortal({ SITE_DIR: site });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  withdrawn: [
    async ({ site }, use) => {
      await use(undefined);
      await editRegistry(site, ({ seq, remotes }) => ({ seq, remotes: remotes.filter((one) => one.area !== area) }));
      rmSync(join(site, 'remotes', area), { recursive: true, force: true });
    },
    { auto: true },
  ],
});
// In one worker, as each would make the remote anew; none needs what another did.
test.describe.configure({ mode: 'default' });

test('[MFE-12] a remote is made by one command, and lints, compiles, passes its tests and builds', async ({
  clone,
  made,
}) => {
  // Types of all that it stands on are checked again where they have changed.
  test.slow();
  expect(made.said).toContain(`one page at /${area}`);
  const own = `mfe-${area}`;
  await clone.run('npx', 'biome', 'check', own);
  await clone.run('npx', 'depcruise', '--config', '.dependency-cruiser.cjs', own);
  await clone.run('npx', 'tsc', '-b', own);
  expect(await clone.run('npx', 'jest', '--projects', own, '--ci')).toContain('2 passed');
  const release = JSON.parse(readFileSync(join(made.dist, 'release.json'), 'utf8'));
  expect(release).toMatchObject({ name: `${area}__1_0_0`, preload: { [`/${area}`]: [expect.any(String)] } });
});

test('[MFE-12] [MFE-03] a fifth remote comes into a running portal that has never heard of it: menu and page', async ({
  page,
  made,
  site,
}) => {
  await page.goto('/findadoctor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const row = page.getByRole('banner').getByRole('link', { name: 'Pharmacy', includeHidden: true }).first();
  await expect(row).toHaveCount(0);

  await publish({ site, area, dist: made.dist });
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  await page.getByRole('banner').getByRole('link', { name: 'Tvacha' }).first().click();
  await page.goBack();
  await expect(row).toHaveCount(1);
  await row.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pharmacy' }).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true);

  const answer = await page.goto(`/${area}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy' })).toBeVisible();
  expect((await page.goto(`/${area}/nowhere`))?.status()).toBe(404);
});

test('[MFE-12] a section of the permission table keeps its page from who lacks it', async ({
  page,
  made,
  site,
}, testInfo) => {
  const { dist } = made;
  const described = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const kept = { roles: ['admin', 'subAdmin'], section: 'User Verification' };
  const description = testInfo.outputPath('kept.json');
  const routes = [{ ...described.routes[0], ...kept }];
  writeFileSync(description, JSON.stringify({ ...described, routes, menu: [] }));
  await publish({ site, area, dist, description });

  await page.goto(`/${area}`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await enterAs(page, 'editor');
  await page.goto(`/${area}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No access to User Verification' })).toBeVisible();
  await enterAs(page, 'admin');
  await page.goto(`/${area}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy' })).toBeVisible();
});

test('[MFE-12] [MFE-06] a remote that takes what is another’s is not published, and the portal works on', async ({
  page,
  made,
  site,
}, testInfo) => {
  const { dist } = made;
  await publish({ site, area, dist });
  const described = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const description = testInfo.outputPath('taken.json');
  const routes = [...described.routes, { path: '/findadoctor', title: { en: 'Mine' } }];
  writeFileSync(description, JSON.stringify({ ...described, routes }));
  const taking = publish({ site, area, dist, description, replace: true });
  await expect(taking).rejects.toThrow('pharmacy: /findadoctor belongs to patient');

  // Past the release tool: whoever writes the registry by hand.
  const file = join(site, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const remotes = registry.remotes.map((one: { area: string }) => (one.area === area ? { ...one, routes } : one));
  writeFileSync(file, JSON.stringify({ seq: registry.seq + 1, remotes }));
  await page.goto('/findadoctor');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a dermatologist' })).toBeVisible();
});
