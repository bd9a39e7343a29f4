import type { BrowserContext, Page } from '@playwright/test';
import { passTimeUntil, stopClock } from '../src/clock';
import { accounts, enterAs } from '../src/enter';
import { expect, logInByPassword, logInByPhone, logInStaff, test } from '../src/journey';
import { codeFor } from '../src/outbox';
import { sampled } from '../src/tier';

const { doctor, patient, admin } = accounts;
const expiry = 'Your session has expired. To continue, please register.';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function logInAs(page: Page, { email, password }: { email: string; password: string }) {
  await logInByPassword(page, '/login', email, password);
  await expect(account(page)).toBeVisible();
}

/** Somebody who has logged in already. */
async function openAs(page: Page, who: 'doctor' | 'patient', path: string) {
  await enterAs(page, who);
  await page.goto(path);
  await expect(account(page)).toBeVisible();
}

/** The stored token as it will be once its time is over. */
const spendToken = (page: Page) =>
  page.evaluate(() => {
    const [head, payload = ''] = (localStorage.getItem('token') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    localStorage.setItem('token', `${head}.${btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll('=', '')}.spent`);
  });

function watchExchanges(context: BrowserContext) {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/access/token')) seen.push(request.postData() ?? '');
  });
  return seen;
}

/** Clicks on the page's own text, as fast as scripts can. */
const clickMuch = (page: Page) =>
  page.evaluate(() => {
    for (let clicks = 0; clicks < 200; clicks += 1) document.querySelector('h1')?.click();
  });

for (const { locks, tier } of sampled('Web Locks', [{ locks: 'with' }, { locks: 'without' }])) {
  test(`[SEC-22][SES-03] 200 clicks in each of two tabs, ${locks} Web Locks, are one exchange, and both go on${tier}`, async ({
    page,
    context,
  }) => {
    if (locks === 'without')
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    await openAs(page, 'doctor', '/doctor/dashboard');
    const other = await context.newPage();
    await other.goto('/doctor/ebook');
    await expect(account(other)).toBeVisible();
    const exchanges = watchExchanges(context);
    await spendToken(page);
    await Promise.all([clickMuch(page), clickMuch(other)]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token')?.endsWith('spent'))).toBe(false);
    await Promise.all([clickMuch(page), clickMuch(other)]);
    await page.goto('/doctor/ebook');
    await expect(page.getByText('1,000 titles').first()).toBeVisible();
    expect(exchanges).toHaveLength(1);
    // The other tab may have waited for its turn, which it takes only to find the new token.
    await expect.poll(() => localKeys(page)).not.toContain('refreshTurn');
    await expect(account(other)).toBeVisible();
  });
}

test('[AUTH-10][SES-01] a logout in one tab logs out the others, closes their sockets and leaves no key; a login shows in all, whoever it is', async ({
  page,
  context,
}) => {
  await openAs(page, 'doctor', '/doctor/dashboard');
  const other = await context.newPage();
  const closed = new Promise<void>((done) => {
    other.on('websocket', (socket) => socket.on('close', () => done()));
  });
  const open = other.waitForEvent('websocket');
  await other.goto('/doctor/ebook');
  await open;
  await page.goto('/logout');
  await expect(other.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await closed;
  for (const tab of [page, other]) expect(await localKeys(tab)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('previousPath');

  await logInAs(page, patient);
  await expect(account(other)).toBeVisible();
  await page.getByRole('contentinfo').waitFor();
  const reloaded = other.waitForEvent('load');
  await logInStaff(page, admin.email, admin.password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await reloaded;
  expect(await other.evaluate(() => localStorage.getItem('type'))).toBe('admin');
  await expect(other.getByRole('button', { name: 'Logout', exact: true }).or(account(other)).first()).toBeVisible();
});

test('[SES-03] an expired session says so once in each tab; each goes back to its own page, and what was typed waits for its writer', async ({
  page,
  context,
}) => {
  await openAs(page, 'doctor', '/doctor/ebook?sort=title');
  const other = await context.newPage();
  await other.goto('/contact');
  const message = other.getByRole('textbox', { name: /^Message/ });
  await message.fill('A question about my membership');
  await expect(account(page)).toBeVisible();
  await context.clearCookies({ name: 'device' });
  await spendToken(page);
  // By script: a socket that just comes up may have found out before, and its modal lies over the page then.
  await clickMuch(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog').filter({ hasText: expiry })).toBeVisible();
    expect(await localKeys(tab)).toEqual([]);
    await tab.getByRole('button', { name: 'Close' }).click();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await expect(message).toHaveValue('');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'Email' }).fill(doctor.email);
  await page.getByLabel('Password', { exact: true }).fill(doctor.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/doctor\/ebook\?sort=title$/);
  await expect(message).toHaveValue('A question about my membership');
  await page.goto('/logout');
  await expect(message).toHaveValue('');
  expect(await other.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('[SEC-18][SEC-19] what is copied from storage into another browser is refused there, and ends the session', async ({
  page,
  browser,
  portal,
}) => {
  await openAs(page, 'doctor', '/doctor/dashboard');
  await spendToken(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const thief = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await thief.goto('/terms-and-condition');
  await thief.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value as string);
  }, stored);
  await thief.goto('/doctor/dashboard');
  await expect(thief.getByRole('dialog').filter({ hasText: expiry })).toBeVisible();
  expect(await localKeys(thief)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('dialog').filter({ hasText: expiry })).toBeVisible();
});

for (const { minutes, tier } of sampled('clocks', [{ minutes: 10 }, { minutes: -10 }])) {
  test(`[SES-02] a browser whose clock is ${minutes} minutes off neither loops nor logs out${tier}`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const exchanges = watchExchanges(context);
    await logInAs(page, doctor);
    await page.goto('/doctor/ebook');
    await expect(page.getByText('1,000 titles').first()).toBeVisible();
    for (let times = 0; times < 5; times += 1) await page.getByRole('heading', { level: 1 }).click();
    await page.goto('/doctor/dashboard');
    await expect(account(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // At most one for each page load, where nothing is known of the clock yet.
    expect(exchanges.length).toBeLessThanOrEqual(2);
  });
}

test('[SEC-23] staff who rest are warned, stay by a button, and are logged out when they rest on', async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  // A jump of the clock ends the socket's ping too. The token that it would come back with has the server's own time.
  await page.route('**/api/auth/access/token', (route) =>
    route.request().postDataJSON().quiet ? route.abort() : route.continue(),
  );
  // The watch over the rest comes in a file of its own; what asks before it is there counts as somebody.
  const watch = page.waitForResponse(/staff-limits\.\w+\.js$/);
  await enterAs(page, 'admin');
  await page.goto('/admin/dashboard');
  await (await watch).finished();
  await expect(page.getByRole('region', { name: 'Applications by state' })).toBeVisible();
  await stopClock(page);
  await page.clock.fastForward('28:10');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  const stay = warning.getByRole('button', { name: 'Stay logged in' });
  await passTimeUntil(page, stay.and(page.locator(':focus')));
  // Two minutes at first; a busy machine has used some of them while the page was drawn.
  await expect(warning.getByRole('timer')).toContainText(/1:\d\d/);
  await page.clock.resume();
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/auth/access/token') && !request.postDataJSON().quiet,
  );
  await page.keyboard.press('Enter');
  await told;
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('30:30');
  await expect(page.getByRole('dialog', { name: 'You were logged out' })).toBeVisible();
  expect(await localKeys(page)).toEqual([]);
});

test('[AUTH-10] a logout whose page is left before the answer is a logout, not another device', async ({ page }) => {
  await openAs(page, 'patient', '/');
  // The server ends the session; nobody hears of it.
  const ended = new Promise<void>((done) => {
    void page.route('**/api/auth/logout', (route) => route.fetch().then(() => done()), { times: 1 });
  });
  await page.goto('/logout');
  await ended;
  await page.goto('/terms-and-condition');
  await expect(page.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await localKeys(page)).toEqual([]);
});

test('[NAV-12] a patient who follows a link for doctors hears why it does not open @full', async ({ page }) => {
  await openAs(page, 'patient', '/');
  await page
    .getByRole('link', { name: /Ebooks|books/i })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'You are logged in with a patient account.' })).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus\/patient$/);
});

test('[SEC-14] no token and no code is in any address, log, report or message of a whole visit', async ({
  page,
  context,
  portal,
}) => {
  const sinks: string[] = [];
  page.on('console', (line) => sinks.push(line.text()));
  context.on('request', (request) => {
    sinks.push(request.url(), request.headers().referer ?? '');
    if (request.url().includes('/api/telemetry')) sinks.push(request.postData() ?? '');
  });
  await logInByPhone(page, '9000000102');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  const code = await codeFor(page, '+919000000102');
  const secrets = new Set<string>();
  const note = async () => {
    const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]);
    for (const value of stored) if (value) secrets.add(value);
  };
  await note();
  await page.route('**/remotes/patient/**', (route) => route.abort());
  await page.goto('/patient/dermatologist');
  await page.goto('/doctor/ebook');
  await spendToken(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token')?.endsWith('spent'))).toBe(false);
  await note();
  const outbox = await page.request.get('/dev/outbox');
  sinks.push(await outbox.text().then((text) => text.replaceAll(code, '')));
  await page.goto('/logout');
  await expect(page.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  sinks.push(portal.output());
  const text = sinks.join('\n');
  expect(secrets.size).toBeGreaterThan(2);
  for (const secret of [...secrets, ...[...secrets].map((value) => value.split('.').at(-1) ?? ''), code])
    expect(text.includes(secret)).toBe(false);
});
