import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

test('[DOC-05] [UX-04] a doctor enrols, reads a course to its end by keyboard, and a visitor checks the certificate', async ({
  page,
  browser,
  portal,
}) => {
  await page.clock.install();
  await enterAs(page, { digits: '9000000102' });
  await page.goto('/doctor/courses');
  const cards = page.getByRole('list', { name: 'Courses' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const fresh = cards.filter({ hasNotText: 'Your progress' }).filter({ hasNotText: 'Completed' });
  await fresh.first().getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Enrol' }).press('Enter');
  await expect(page.getByText('You are enrolled.')).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const lessons = page.getByRole('list', { name: 'Syllabus' }).getByRole('link');
  const count = await lessons.count();
  await page.getByRole('link', { name: 'Begin with the first lesson' }).press('Enter');

  const left = page.getByRole('progressbar', { name: 'Read so far' });
  const done = page.getByText(/^You have read this lesson/);
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByText(`Lesson ${number} of ${count} ·`)).toBeVisible();
    await expect(left).toBeVisible();
    await page.keyboard.press('End');
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(done).toBeVisible({ timeout: 2000 });
    }).toPass();
    if (number === 1) await expectAccessible(page);
    if (number < count) await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('link', { name: 'See the certificate' }).press('Enter');
  const sheet = page.getByRole('region', { name: 'Certificate' });
  await expect(sheet).toContainText(title);
  await expectAccessible(page);
  const number = ((await sheet.textContent()) ?? '').match(/TVC-\d{4}(?:-[0-9A-F]{4}){3}/)?.[0] ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const context = await browser.newContext({ baseURL: portal.url });
  const visitor = await context.newPage();
  await visitor.goto('/certificates');
  await visitor.getByRole('textbox', { name: 'Number' }).fill(number.toLowerCase());
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'This certificate is good' })).toBeVisible();
  await expect(visitor.getByText('Dr. Vikram Menon')).toBeVisible();
  await expect(visitor.getByText(title)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto('/certificates/TVC-2026-0000-0000-0000');
  await expect(visitor.getByRole('heading', { name: 'There is no certificate of this number' })).toBeVisible();
  await expectAccessible(visitor);
  await context.close();
});
