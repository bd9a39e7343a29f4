import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

test('[UX-04] [DOC-03] a doctor repeats what they missed, takes the record of the year, and a visitor checks it', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, 'doctor');
  await page.goto('/doctor/learning');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Time by month and kind/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Repeat now' }).press('Enter');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText(/^It comes back on /)).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).press('Enter'),
  ]);
  const number = download.suggestedFilename().replace('.pdf', '');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(number)).toBeVisible();

  const context = await browser.newContext({ baseURL: portal.url });
  const visitor = await context.newPage();
  await visitor.goto(`/certificates/${number}`);
  await expect(visitor.getByRole('heading', { name: 'This certificate is good' })).toBeVisible();
  await expect(visitor.getByText('It claims no accreditation', { exact: false })).toBeVisible();
  await expectAccessible(visitor);
  await context.close();
});
