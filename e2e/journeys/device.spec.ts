import type { WebSocket } from '@playwright/test';
import { expect, logInByPassword, logInByPhone, test } from '../src/journey';

const sentence = 'The user logged in on a different device with the same credentials.';

test('[SES-04][SEC-25] a login on a second device closes the first after three seconds; the second stays in', async ({
  page,
  browser,
  portal,
}) => {
  await logInByPhone(page, '9000000101');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  const old = await page.evaluate(() => localStorage.getItem('token'));

  const second = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await logInByPassword(second, '/login', 'ananya.rao@tvacha.example', 'Indigo-library-56');
  await expect(second).toHaveURL(/\/doctor\/dashboard$/);

  const modal = page.getByRole('dialog').filter({ hasText: sentence });
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const refused = await page.evaluate(async (token) => {
    const answer = await fetch('/api/ebooks', { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: await answer.text(), why: answer.headers.get('www-authenticate') };
  }, old);
  expect(refused).toEqual({ status: 401, body: '', why: expect.stringContaining('code="SESSION_REPLACED"') });
  await modal
    .getByRole('button', { name: 'Go to Home' })
    .or(modal.getByRole('link', { name: 'Go to Home' }))
    .click();
  await expect(page).toHaveURL(/\/$/);

  await second
    .getByRole('link', { name: /Ebooks/ })
    .first()
    .click();
  await expect(second.getByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
  await expect(second.getByRole('dialog').filter({ hasText: sentence })).toHaveCount(0);
});

test('[SES-04][SES-05] who was offline during that login learns of it when the line returns; the new device stays in', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const linked = new Promise<WebSocket>((done) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && done(socket)),
    );
  });
  await logInByPassword(page, '/login', 'ananya.rao@tvacha.example', 'Indigo-library-56');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rao');
  const cut = (await linked).waitForEvent('close');
  await context.setOffline(true);
  await cut;

  const second = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await logInByPassword(second, '/login', 'ananya.rao@tvacha.example', 'Indigo-library-56');
  await expect(second).toHaveURL(/\/doctor\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Whichever call comes first: the dashboard asks anew for what others may have changed.
  const told = page.waitForResponse((response) => response.status() === 401);
  await context.setOffline(false);
  expect((await told).headers()['www-authenticate']).toContain('SESSION_REPLACED');
  await expect(page.getByRole('dialog').filter({ hasText: sentence })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await second
    .getByRole('link', { name: /Ebooks/ })
    .first()
    .click();
  await expect(second.getByText('1,000 titles').first()).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
});
