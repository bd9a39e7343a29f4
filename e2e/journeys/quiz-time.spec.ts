import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';
import { withClock } from '../src/portal';

const test = journeysOn(withClock);

test('[DOC-03] a quiz with a time ends by itself at the server and on screen: what was answered counts @full', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await enterAs(page, { digits: '9000000102' });
  await page.goto('/doctor/quizzes');
  await page.getByRole('link', { name: 'Tinea or not tinea' }).click();
  await page.getByRole('link', { name: /^(Begin|Take it again)/ }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await page
    .getByRole('region', { name: /^Question 1 of/ })
    .getByRole('radio')
    .first()
    .check();
  await expect(page.getByText('Answers are kept')).toBeVisible();

  // Each of these tabs asks the server anew; the third comes after the end, of which the first page does not know yet.
  const tab = await page.context().newPage();
  for (const left of [/^9:\d\d$/, /^4:\d\d$/]) {
    portal.forward();
    await tab.goto(page.url());
    await expect(tab.getByRole('timer')).toHaveText(left);
  }
  portal.forward();
  await tab.goto(page.url());
  await expect(tab).toHaveURL(/\/results$/);
  await expect(tab.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();

  await page.clock.fastForward('15:00');
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText(/^You chose: /)).toHaveCount(1);
  await expect(page.getByText('Left out')).toHaveCount(8);
});
