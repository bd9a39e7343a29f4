import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildCommitBefore } from './commit-before';
import { folderOf, laterShellFolder, shellFolder } from './fixtures/builds';
import { expect, heading, test } from './site/test';

const { version } = JSON.parse(readFileSync('shared-core/package.json', 'utf8')) as { version: string };
const [major] = version.split('.');

/**
 * Opens the area, and walks through what is new in a remote: a path, a screen, an endpoint and a notice that its shell
 * never heard of.
 */
async function useNewThings(page: Page) {
  const result = { items: [{ title: 'On itching' }, { title: 'On dandruff' }], total: 2, page: 1, dataPerPage: 20 };
  const asked: string[] = [];
  await page.route('**/api/notes', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ json: { error: false, code: 'SUCCESS', message: '', result } });
  });
  await page.goto('/doctor/home');
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(heading(page, 'Notes on skin & hair')).toBeVisible();
  await page.getByRole('button', { name: 'Load the notes' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['On itching', 'On dandruff']);
  expect(asked).toEqual(['GET']);
  await page.getByRole('button', { name: 'Keep a note' }).click();
  await expect(page.getByText('Your note was kept.')).toBeVisible();
}

test('[MFE-14] a build holds the paths that it calls, and of the others none', async () => {
  const held = async (folder: string) => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    return ['articles', 'ebooks', 'notes', 'admin/users', 'quizzes'].filter((path) =>
      texts.some((text) => text.includes(`"/api/${path}"`)),
    );
  };
  expect(await held(`${shellFolder}/static`)).toEqual(['articles']);
  expect(await held(`${folderOf('doctor@4.0.0')}/dist`)).toEqual(['notes']);
});

test('[MFE-14] old shell, new remote: its new screen, endpoint, notice and path work', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'doctor@4.0.0');
  await useNewThings(page);
});

test('[MFE-14] [API-03] a message code nobody knows is said in neutral words and reported, and the screen stays', async ({
  page,
  site,
  allowPageErrors,
}) => {
  const reported = page.waitForEvent('pageerror');
  allowPageErrors(/^No words for the code NOTE_KEPT$/);
  await site.publish('doctor@4.0.0');
  await page.goto('/doctor/notes/itching');
  await page.getByRole('button', { name: 'Say a code of tomorrow' }).click();
  await expect(page.getByText('This page has no words for a message. Please load it again.')).toBeVisible();
  await expect(heading(page, 'Notes on itching')).toBeVisible();
  expect((await reported).message).toBe('No words for the code NOTE_KEPT');
});

test('[MFE-14] a remote that uses what this shell has not yet is refused with words, before any of it is asked for', async ({
  page,
  site,
}) => {
  await site.publish('doctor@4.1.0');
  await page.goto('/doctor/home');
  await expect(
    page.getByRole('heading', { name: 'The doctor area needs a newer version of the portal' }),
  ).toBeVisible();
  await expect(
    page.getByText(`It was made for version ^${major}.7.0 of the platform, and this page runs ${version}`),
  ).toBeVisible();
  expect(site.asked('/remotes/doctor/')).toBe(0);
});

test.describe('the shell of the commit before', () => {
  test.use({ shell: async ({ browserName: _ }, use) => use((await buildCommitBefore()).shell) });

  test('[MFE-14] it runs the remote of now with all that is new, or refuses it with words @full', async ({
    page,
    site,
  }) => {
    const { core } = await buildCommitBefore();
    await site.publish('doctor@4.0.0');
    const [needed] = (await site.releaseOf('doctor@4.0.0')).core.match(/\d.*/) ?? [''];
    const isMet =
      core.split('.')[0] === needed.split('.')[0] && core.localeCompare(needed, 'en', { numeric: true }) >= 0;
    if (isMet) return useNewThings(page);
    await page.goto('/doctor/home');
    await expect(page.getByText(`It was made for version ^${needed} of the platform`)).toBeVisible();
    expect(site.asked('/remotes/doctor/')).toBe(0);
  });
});

test.describe('new shell, old remotes', () => {
  test.use({ shell: laterShellFolder });

  test('[MFE-14] a shell of a later minor version runs the remotes of before, and those that waited for it', async ({
    page,
    site,
  }) => {
    await site.publish('doctor@1.0.0', 'patient@1.0.0');
    await page.goto('/doctor/home');
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
    await page.getByRole('link', { name: 'Go to patient' }).click();
    await expect(heading(page, 'patient 1.0.0')).toBeVisible();
    await site.publish('doctor@4.1.0');
    await useNewThings(page);
  });
});
