import type { Page } from '@playwright/test';
import { laterShellFolder } from './fixtures/builds';
import { expect, heading, test } from './site/test';

/** Walks through what is new in a remote: a path, a screen, an endpoint and a notice that its shell never heard of. */
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

test('[MFE-07] old shell, new remote: its new screen, endpoint, notice and path work', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'doctor@4.0.0');
  await useNewThings(page);
});

test('[MFE-07] [API-03] a message code nobody knows is said in neutral words, and the screen stays', async ({
  page,
  site,
}) => {
  await site.publish('doctor@4.0.0');
  await page.goto('/doctor/notes/itching');
  await page.getByRole('button', { name: 'Say a code of tomorrow' }).click();
  await expect(page.getByText('This page has no words for a message. Please load it again.')).toBeVisible();
  await expect(heading(page, 'Notes on itching')).toBeVisible();
});

test('[MFE-07] a remote that uses what this shell has not yet is refused with words, before any of it is asked for', async ({
  page,
  site,
}) => {
  await site.publish('doctor@4.1.0');
  await page.goto('/doctor/home');
  await expect(
    page.getByRole('heading', { name: 'The doctor area needs a newer version of the portal' }),
  ).toBeVisible();
  await expect(
    page.getByText('It was made for version ^2.7.0 of the platform, and this page runs 2.0.0'),
  ).toBeVisible();
  expect(site.asked('/remotes/doctor/')).toBe(0);
});

test.describe('new shell, old remotes', () => {
  test.use({ shell: laterShellFolder });

  test('[MFE-07] a shell of a later minor version runs the remotes of before, and those that waited for it', async ({
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
