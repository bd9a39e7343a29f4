import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { socketPath } from '@tvacha/shared-contract/realtime';
import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';
import { tabTo } from '../src/keys';

// Hundreds of mails would lie before the codes that other journeys wait for.
const test = journeysOn();

const list = '/admin/userlist?state=verified';
const counts = (page: Page) =>
  page.getByText(/^[\d,]+ changed, [\d,]+ left as they are, [\d,]+ (to go|not reached)\.$/);
const dialog = (page: Page) => page.getByRole('dialog', { name: /the welcome mail\?$/ });
const numberIn = async (place: Locator) =>
  Number(/[\d,]+/.exec((await place.textContent()) ?? '')?.[0].replace(',', ''));

/** From now on nothing comes by the socket, nor by asking in its place. */
async function cutSocket(page: Page) {
  await page.routeWebSocket(
    (url) => url.pathname.startsWith(socketPath),
    (socket) => socket.close(),
  );
  await page.route(
    (url) => url.pathname.startsWith(socketPath),
    (route) => route.abort(),
  );
}

async function saveResults(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the results as CSV' }).click();
  const [head, ...rows] = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF"Customer id","Result"/);
  return rows;
}

test('[ADM-03] [SES-05] all that a filter finds are tried out and run; paused it rests over another login, and goes on without a socket', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto(list);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  const choose = page.getByRole('button', { name: /^Choose all [\d,]+ that the filter finds$/ });
  const all = await numberIn(choose);
  await choose.click();
  await page.getByRole('button', { name: 'Send welcome mail' }).click();
  await expect(dialog(page).getByText(/accounts would be changed\. Nothing is changed yet\.$/)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Send [\d,]+ mails$/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/userlist\/runs\/[-0-9a-f]{36}$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const rested = (await counts(page).textContent()) ?? '';
  expect(rested).toMatch(/ [1-9][\d,]* to go\.$/);

  // The session is replaced, and the socket gone for good. The page is left first: told of the end of its session, it
  // would remove the new one too.
  const run = page.url();
  await page.goto('about:blank');
  await enterAs(page, 'admin');
  await cutSocket(page);
  await page.goto(run);
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(counts(page)).toHaveText(rested);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('progressbar', { name: 'Accounts settled' })).toHaveAttribute('aria-valuenow', '100');
  await expect(counts(page)).toHaveText(/ 0 to go\.$/);
  await page.getByRole('radio', { name: /^Changed/ }).click();
  await expect(page).toHaveURL(/state=done/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21);
  const rows = await saveResults(page);
  expect(rows).toHaveLength(all);
  expect(rows.filter((row) => row.includes('"waiting"'))).toEqual([]);
});

test('[ADM-03] [UX-02] with the keyboard alone two are chosen, tried out and run, up to the results @full', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto(list);
  await expect(page.getByRole('table')).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByText('2 chosen')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Send welcome mail' }), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/^2 of 2 accounts would be changed/)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('button', { name: 'Send 2 mails' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Send welcome mails' })).toBeFocused();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Changed/ })).toHaveCount(2);
  // One export a minute is let out, which the other journey may have had.
  await tabTo(page, page.getByRole('button', { name: 'Save the results as CSV' }));
});
