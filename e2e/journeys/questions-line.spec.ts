import type { Page, WebSocket } from '@playwright/test';
import { stopClock } from '../src/clock';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const answers = (page: Page) => page.getByRole('list', { name: /^Answers to/ }).getByRole('article');
const writing = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

/** The line over which the server speaks, once it is open. */
const line = (page: Page) =>
  new Promise<WebSocket>((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && done(socket)),
    );
  });

async function answer(page: Page, text: string): Promise<void> {
  await writing(page).fill(text);
  await page.getByRole('button', { name: 'Post the answer' }).click();
  await expect(writing(page)).toHaveValue('');
}

test('[DOC-07] [SES-05] after half a minute without a line what was missed is told two seconds after its return, and once; the draft of an answer stays @full', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await enterAs(other, { digits: '9000000102' });
  await other.goto('/doctor/questions?search=Ferritin');
  await other.getByRole('link', { name: 'Ferritin target in shedding' }).click();
  await expect(writing(other)).toBeVisible();

  // What chance decides about the next try of a line: here it would be three seconds after its return.
  await page.addInitScript(() => {
    Math.random = () => 0.3;
  });
  await page.clock.install();
  await enterAs(page, { digits: '9000000101' });
  const linked = line(page);
  await page.goto(new URL(other.url()).pathname);
  await expect(answers(page).first()).toBeVisible();
  const before = await answers(page).count();
  await writing(page).fill('Thank you, and');
  const cut = (await linked).waitForEvent('close');

  await stopClock(page);
  await context.setOffline(true);
  await cut;
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  await answer(other, 'Below forty in the second trimester.');
  await answer(other, 'And ask for the diet.');
  await context.setOffline(false);
  for (let tenth = 0; tenth < 20; tenth += 1) await page.clock.runFor(100);
  // No more time passes on this page: what is still to come is on its way by now.
  const told = page.getByRole('button', { name: '2 new answers' });
  await expect(told).toBeVisible();
  await expect(answers(page)).toHaveCount(before);
  await page.clock.resume();
  await told.click();
  await expect(answers(page)).toHaveCount(before + 2);
  for (const text of ['Below forty in the second trimester.', 'And ask for the diet.'])
    await expect(page.getByText(text)).toHaveCount(1);
  await expect(writing(page)).toHaveValue('Thank you, and');
  await other.context().close();
});
