import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { pressOn, tabTo } from '../src/keys';

test('[DOC-07] [SES-05] an answer in one browser counts at the bell of the other, and is read there @full', async ({
  page,
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal.url });
  const asker = await context.newPage();
  await enterAs(asker, { digits: '9000000101' });
  await asker.goto('/doctor/questions/ask');
  const title = 'Pulse therapy in alopecia areata: which dose?';
  await asker.getByRole('textbox', { name: 'Your question in one line' }).fill(title);
  await asker
    .getByRole('textbox', { name: 'What your colleagues need to know' })
    .fill('Twelve patches since June; tablets or infusion?');
  await asker.getByRole('button', { name: 'Post the question' }).click();
  await expect(asker.getByRole('heading', { name: title })).toBeVisible();
  const question = new URL(asker.url()).pathname;
  await asker.goto('/doctor/library');
  const bell = asker.getByRole('button', { name: /^Notices,/ });
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);

  await enterAs(page, { digits: '9000000102' });
  await page.goto(question);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Tablets, over three months.');
  await page.getByRole('button', { name: 'Post the answer' }).click();
  await expect(bell).toHaveAccessibleName(`Notices, ${before + 1} not read`);

  await bell.click();
  await asker.getByRole('link', { name: new RegExp(`^A new answer to your question ${title.slice(0, 20)}`) }).click();
  await expect(asker).toHaveURL(new RegExp(`${question}$`));
  await expect(bell).toHaveAccessibleName(before === 0 ? 'Notices, none unread' : `Notices, ${before} not read`);
  await context.close();
});

test('[UX-02] [SES-05] with the keyboard alone the bell is opened and left, and a notice is switched off; neither has an axe violation @full', async ({
  page,
}) => {
  await enterAs(page, 'doctor');
  await page.goto('/doctor/library');
  const bell = page.getByRole('button', { name: /^Notices,/ });
  await expect(bell).toBeVisible();
  await pressOn(page, bell);
  const panel = page.getByRole('region', { name: 'Your notices' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, panel.getByRole('link').first());
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, panel.getByRole('link', { name: /^All notices/ }));
  await expect(page.getByRole('list', { name: 'Your notices' }).getByRole('listitem').first()).toBeVisible();
  const meetings = page.getByRole('switch', { name: /^Meetings/ });
  await expect(meetings).toBeChecked();
  await expectAccessible(page);
  await pressOn(page, meetings, 'Space');
  await expect(meetings).not.toBeChecked();
  await page.reload();
  await expect(meetings).not.toBeChecked();
  await pressOn(page, meetings, 'Space');
  await expect(meetings).toBeChecked();
});
