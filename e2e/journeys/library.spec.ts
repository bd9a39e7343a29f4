import type { Page } from '@playwright/test';
import { toasts } from '@tvacha/shared-contract/toasts';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { noticeOf } from '../src/notice';

const doctor = { digits: '9000000101' };

test('[UX-04] a book is bookmarked into a folder, found, moved, and let go', async ({ page }) => {
  await enterAs(page, doctor);
  await page.goto('/doctor/library');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('For the ward round');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'For the ward round 0' })).toBeVisible();

  const row = page.getByRole('list', { name: 'Library' }).getByRole('article').first();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search your bookmarks' }).fill(title);
  await expect(page).toHaveURL(/search=/);
  await expect(row.getByRole('heading')).toHaveText(title);
  await row.getByRole('combobox', { name: `Folder of ${title}` }).click();
  await page.getByTitle('For the ward round').click();
  const folder = page.getByRole('checkbox', { name: 'For the ward round 1' });
  await expect(folder).toBeVisible();
  await page.goto('/doctor/library');
  await folder.click();
  await expect(page).toHaveURL(/folder=/);
  await page.reload();
  await expect(folder).toBeChecked();
  await expect(row.getByRole('heading')).toHaveText(title);
  await page.getByRole('button', { name: `Remove the bookmark of ${title}` }).click();
  await expect(page.getByRole('checkbox', { name: 'For the ward round 0' })).toBeChecked();
});

/** The part of page 3 that lies above the view. */
const downOf = (page: Page) =>
  page.getByRole('document', { name: /./ }).evaluate((stage) => {
    const sheet = stage.querySelector('[data-page="3"]')?.getBoundingClientRect();
    return sheet ? (stage.getBoundingClientRect().top - sheet.top) / sheet.height : Number.NaN;
  });

test('[UX-04] [PDF-01] the address of a book follows the page, is copied, and the next device goes on at its part, as large @full', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, doctor);
  await page.goto('/doctor/library');
  const begun = page.getByRole('region', { name: 'Go on where you were' }).getByRole('listitem').first();
  await begun.getByRole('link').click();
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}?page=1`);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/read\?page=2$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this page' }).click();
  await expect(noticeOf(page, toasts.COPY_TO_CLIPBOARD)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const saved = page.waitForRequest((request) => request.url().endsWith('/api/reading/save'));
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const percent = (await page.getByText(/^\d+ ?%$/).textContent()) ?? '';
  await page.getByRole('document', { name: /./ }).evaluate(
    (stage) =>
      new Promise((done) => {
        stage.addEventListener('scrollend', done, { once: true });
        stage.scrollBy({ top: 250, behavior: 'instant' });
      }),
  );
  const down = await downOf(page);
  expect(down).toBeGreaterThan(0.1);
  await page.getByRole('link', { name: /^Back to the/ }).click();
  await saved;

  const context = await browser.newContext({ baseURL: portal.url });
  const other = await context.newPage();
  await enterAs(other, doctor);
  await other.goto(path.replace(/\/read$/, ''));
  await other.getByRole('link', { name: 'Go on at page 3' }).click();
  await expect(other).toHaveURL(/\/read\?page=3$/);
  await expect(other.getByText(percent, { exact: true })).toBeVisible();
  await expect.poll(() => downOf(other)).toBeCloseTo(down, 1);
  await context.close();
});
