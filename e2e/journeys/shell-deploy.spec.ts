import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { placeShell } from '../../deploy/src/shell';
import { enterAs, type Who } from '../src/enter';
import { expect, test } from '../src/journey';
import { startPortal } from '../src/portal';
import { findNewerWorker, taken } from '../src/service-worker';
import { go } from '../src/test';
import { sampled } from '../src/tier';

test.use({ serviceWorkers: 'allow' });

const root = resolve(import.meta.dirname, '../..');
const backwards = (text: string) => [...text].reverse().join('');

/** The shell as another build would have made it: each file that is named by its contents has another name. */
function buildAnew(folder: string) {
  cpSync(join(root, 'shell/dist'), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.flatMap((file) => /\/static\/.*\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? []);
  const hash = new RegExp(hashes.join('|'), 'g');
  for (const file of files) {
    if (/\.(m?js|cjs|css|html|json)$/.test(file))
      writeFileSync(file, readFileSync(file, 'utf8').replace(hash, backwards));
    if (hash.test(file)) renameSync(file, file.replace(hash, backwards));
  }
}

/** A portal over a copy of the site, and a later shell to be deployed under its pages. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const site = join(folder, 'site');
  cpSync(join(root, 'dist/site'), site, { recursive: true });
  buildAnew(join(folder, 'later'));
  const portal = await startPortal({ SITE_DIR: site });
  return {
    url: portal.url,
    deploy: (page: Page) => findNewerWorker(page, () => placeShell({ site, dist: join(folder, 'later') })),
    async stop() {
      await portal.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const forms = [
  { path: '/contact', field: /^Message/, typed: 'Is there a page on scabies' },
  { path: '/login/doctor', field: 'Mobile number', typed: '98765' },
  { path: '/register/verifycustomer', field: 'Customer code', typed: 'TVD-5' },
  { path: '/login/forgot', field: 'Email', typed: 'ananya.rao@' },
  { path: '/demo/registration', field: 'Full name', typed: 'Leela' },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entryOf = (page: Page) => page.locator('script[src*="/static/main."]').getAttribute('src');

test('[MFE-04] [SES-07] a deploy of the shell under five tabs with half-typed forms loses nothing, and each takes it on its way @full', async ({
  context,
}) => {
  const portal = await startSite();
  const tabs: ((typeof forms)[number] & { page: Page })[] = [];
  for (const form of forms) {
    const page = await context.newPage();
    await page.goto(portal.url + form.path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('textbox', { name: form.field }).fill(form.typed);
    tabs.push({ ...form, page });
  }
  const expectTyped = async ({ page, field, typed }: (typeof tabs)[number]) => {
    await expect(page.getByRole('textbox', { name: field })).toHaveValue(typed);
    await expect(heading(page)).toBeVisible();
  };
  const [first, ...rest] = tabs;
  if (!first) throw new Error('There is no form');
  const before = await entryOf(first.page);

  await portal.deploy(first.page);
  for (const tab of tabs) {
    await expect(tab.page.getByText('A new version is ready')).toBeVisible(taken);
    await expectTyped(tab);
  }
  // What a tab has not asked for yet still comes, from the files of its own shell.
  await first.page.getByRole('button', { name: 'Later' }).click();
  await first.page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  const disclaimer = first.page.getByRole('dialog', { name: 'Disclaimer' });
  await disclaimer.getByRole('button', { name: 'Close' }).last().click();
  await expect(disclaimer).toBeHidden();

  for (const [at, { page }] of [...rest, first].entries()) {
    await go(page, '/aboutus');
    await expect.poll(() => entryOf(page).catch(() => before)).not.toBe(before);
    await expect(page).toHaveURL(`${portal.url}/aboutus`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('A new version is ready')).toBeHidden();
    for (const other of [...rest, first].slice(at + 1)) await expectTyped(other);
  }
  // A draft outlives the change.
  await go(first.page, first.path);
  await expectTyped(first);
  await portal.stop();
});

const behindLogin: { who: Who; path: string; open?: (page: Page) => Promise<void>; field: string; typed: string }[] = [
  {
    who: 'doctor',
    path: '/doctor/questions/ask',
    field: 'Your question in one line',
    typed: 'Ferritin in hair shedd',
  },
  {
    who: 'admin',
    path: '/admin/userlist',
    async open(page) {
      await page.locator('tbody').getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    },
    field: 'Reason',
    typed: 'The council number is not leg',
  },
];

for (const { who, path, open, field, typed, tier } of sampled('shell deploy', behindLogin))
  test(`[MFE-04] [SES-07] a deploy of the shell while “${field}” is half-typed at ${path} loses nothing there${tier}`, async ({
    page,
  }) => {
    const portal = await startSite();
    await enterAs(page, who, portal.url);
    await page.goto(portal.url + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open?.(page);
    const text = page.getByRole('textbox', { name: field });
    await text.fill(typed);
    const before = await entryOf(page);
    await portal.deploy(page);
    await expect(page.getByText('A new version is ready')).toBeVisible(taken);
    await expect(text).toHaveValue(typed);
    await expect(text).toBeFocused();
    expect(await entryOf(page)).toBe(before);
    await go(page, '/aboutus');
    await expect.poll(() => entryOf(page).catch(() => before)).not.toBe(before);
    await expect(page).toHaveURL(`${portal.url}/aboutus`);
    await expect(heading(page)).toBeVisible();
    // It asks for more still, and the portal goes.
    await page.close();
    await portal.stop();
  });
