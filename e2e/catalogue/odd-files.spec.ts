import type { Page } from '@playwright/test';
import { expect, test } from '../src/test';
import { sampled } from '../src/tier';
import { locked, readable, unreadable, wordless, words } from './odd-files';
import { openFile } from './open-file';

const firstPage = (page: Page) => page.getByRole('region', { name: /^Page 1 of/ });
/** That nothing can be read, or that this page cannot. */
const failure = (page: Page) => page.getByText(/^(The document could not be opened|Page 1 could not be shown)/);

for (const { name, tier } of sampled(
  'odd files',
  Object.keys(readable).map((one) => ({ name: one })),
))
  test(`[PDF-01] a file with ${name} is shown${tier}`, async ({ page }) => {
    await openFile(page, (await readable[name]?.()) ?? Buffer.alloc(0));
    await expect(firstPage(page)).toContainText(words);
    await expect(failure(page)).toHaveCount(0);
  });

for (const { name, tier } of sampled(
  'lost files',
  Object.keys(unreadable).map((one) => ({ name: one })),
))
  test(`[PDF-01] of a file with ${name} it is said that it cannot be shown${tier}`, async ({ page }) => {
    await openFile(page, (await unreadable[name]?.()) ?? Buffer.alloc(0));
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText('Check the connection')).toHaveCount(0);
  });

const answers = [
  { status: 403, said: 'You may not read it' },
  { status: 404, said: 'The file is not there any more' },
  { status: 416, said: 'The file is damaged' },
];
for (const { status, said, tier } of sampled('answers to a reader', answers))
  test(`[PDF-01] a file that is answered with ${status} is not waited for, and it is said why${tier}`, async ({
    page,
  }) => {
    await openFile(page, Buffer.alloc(0), status);
    await expect(page.getByText(said)).toBeVisible();
  });

test('[PDF-01] a page without words is shown, and a search says that it found nothing @full', async ({ page }) => {
  await openFile(page, await wordless());
  await expect(firstPage(page).locator('canvas')).toBeVisible();
  await page.locator('[role=document]').press('/');
  await page.keyboard.type('scale');
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText('Nothing found for “scale”');
});

test('[PDF-01] a password that is wrong three times is asked for again, and the right one opens the file @full', async ({
  page,
}) => {
  await openFile(page, await locked());
  const field = page.getByLabel('Password of the document');
  for (const wrong of ['dermis?', 'corium', '<script>']) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('This password does not open the document.')).toBeVisible();
  }
  await field.fill('epidermis');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(firstPage(page)).toContainText(words);
});
