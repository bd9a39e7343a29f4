import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

test('[DOC-04] [SES-05] a vote is in another doctor’s browser at once, and in the other tab of who voted', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, { digits: '9000000102' });
  await page.goto('/doctor/polls?state=open');
  const cards = page.getByRole('list', { name: 'Polls' }).getByRole('article');
  await cards.filter({ hasNotText: 'You voted' }).first().getByRole('link').click();
  const answers = page.getByRole('radio');
  await expect(answers.first()).toBeVisible();
  const path = new URL(page.url()).pathname;
  const tab = await page.context().newPage();
  await tab.goto(path);
  await tab.getByRole('radio').first().check();

  const context = await browser.newContext({ baseURL: portal.url });
  const other = await context.newPage();
  await enterAs(other, { digits: '9000000101' });
  await other.goto(path);
  const vote = other.getByRole('button', { name: 'Vote' });
  const total = other.getByRole('region', { name: 'How it stands' }).getByRole('status');
  await expect(vote.or(total)).toBeVisible();
  if (await vote.isVisible()) {
    await other.getByRole('radio').last().check();
    await vote.click();
  }
  // While they come it says so in the same place.
  await expect(total).toHaveText(/^\d+ votes$/);
  const before = Number.parseInt((await total.textContent()) ?? '', 10);

  await answers.first().check();
  await page.getByRole('button', { name: 'Vote' }).click();
  await expect(page.getByText('Vote added successfully')).toBeVisible();
  await expect(page.getByText('Your vote')).toBeVisible();
  await expect(total).toHaveText(`${before + 1} votes`);
  await expect(tab.getByRole('region', { name: 'How it stands' })).toBeVisible();
  await context.close();
});
