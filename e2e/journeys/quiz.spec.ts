import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const question = (page: Page, at: number) => page.getByRole('region', { name: new RegExp(`^Question ${at} of`) });
const kept = (page: Page) => expect(page.getByText('Answers are kept')).toBeVisible();

/** Opens a quiz that was never taken. */
async function open(page: Page): Promise<void> {
  await page.goto('/doctor/quizzes?state=new');
  await page.getByRole('list', { name: 'Quizzes' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(question(page, 1)).toBeVisible();
}

test('[DOC-03] [UX-02] a quiz by the keyboard: kept for the next tab, handed in once, the missed ones repeated', async ({
  page,
  context,
}) => {
  await enterAs(page, 'doctor');
  await open(page);
  await question(page, 1).getByRole('radio').first().focus();
  await page.keyboard.press('3');
  await expect(question(page, 1).getByRole('radio').nth(2)).toBeChecked();
  await kept(page);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(question(other, 1).getByRole('radio').nth(2)).toBeChecked();

  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(page).toHaveURL(/\/results$/);
  await expectAccessible(page);

  await question(other, 1).getByRole('radio').first().click();
  await expect(other.getByText(/^This round is over/)).toBeVisible();
  await other.getByRole('button', { name: 'Hand in' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(other.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/on \d+ \w+ \d{4}\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'Repeat what I missed' }).click();
  await question(page, 1).getByRole('radio').first().focus();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText(/^Right answer: /)).toBeVisible();
});
