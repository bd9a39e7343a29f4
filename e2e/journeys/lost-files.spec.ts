import type { Locator, Page, Route } from '@playwright/test';
import { filesNamed, lateFiles, remotes, shellFiles } from '../src/built-files';
import { enterAs, keepLogin, sharedLogin } from '../src/enter';
import { expect, logInByPassword, test } from '../src/journey';
import { lostFiles, type Place } from '../src/lost-places';
import { go } from '../src/test';
import { chosenOf, sampled } from '../src/tier';

const hangs = 'never answered';
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answered with 503': (route) => route.fulfill({ status: 503 }),
  'cut off': (route) => route.abort('connectionreset'),
  'a page of HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'asked for without a connection': (route) => route.abort('internetdisconnected'),
  [hangs]: () => new Promise(() => {}),
};

/** Waits until "Try again" is there, and lets the time of each request that hangs pass meanwhile. */
async function expectGivenUp(page: Page, hung: Set<string>, retry: Locator) {
  let over = 0;
  await expect(async () => {
    const begun = hung.size;
    if (begun > over) await page.clock.fastForward(10_000);
    over = begun;
    await expect(retry).toBeVisible({ timeout: 2_000 });
    // Several requests hang one after the other: longer than one thing is waited for elsewhere.
  }).toPass({ timeout: 180_000 });
}

/** Nothing of the header was lost, and it answers. Some pages have none. */
async function expectUsableHeader(page: Page) {
  const banner = page.getByRole('banner');
  if ((await banner.count()) === 0) return;
  const theme = banner.getByRole('button', { name: 'Dark mode' });
  const pressed = await theme.getAttribute('aria-pressed');
  await theme.click();
  await expect(theme).not.toHaveAttribute('aria-pressed', pressed ?? '');
  await theme.click();
}

// Each row opens a window for each fault, and says by itself which of them failed.
test.use({ trace: 'off' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part did not load' });

/** Loses the files on the way to their place, and gets them by Try again. */
async function lose(page: Page, { from, to, act, says, everywhere, files }: Place, fault: string) {
  const isLost = (url: URL) => files.includes(url.pathname);
  // A file of a page may be one of the header's bell too, which then says so for itself; and a card of the page before
  // may wait for an answer whose time this test lets pass.
  const shown = act || everywhere ? page : page.getByRole('main');
  const said = says ? shown.getByRole('alert').filter({ has: page.getByRole('heading', { name: says }) }) : shown;
  const retry = said.getByRole('button', { name: 'Try again' });
  const hung = new Set<string>();
  let isHealed = false;
  await page.route(isLost, (route) => {
    if (isHealed) return route.continue();
    if (fault === hangs) hung.add(route.request().url());
    return faults[fault]?.(route);
  });
  if (fault === hangs) await page.clock.install();
  await page.goto(from);
  await expect(heading(page)).toBeVisible();
  await go(page, to);
  await act?.(page);
  await expectGivenUp(page, hung, retry);
  if (says) await expect(page.getByRole('heading', { name: says })).toBeVisible();
  await expectUsableHeader(page);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  if (!everywhere) await expect(retry).toBeHidden();
  await page.goForward();
  await expectGivenUp(page, hung, retry);
  // The route stays: without it what hangs would go on, and a script that comes late runs.
  isHealed = true;
  const anew = page.waitForRequest((request) => isLost(new URL(request.url())));
  await retry.click();
  expect([...hung]).not.toContain((await anew).url());
  await expect(retry).toBeHidden();
  await expect(heading(page)).toBeVisible();
}

/** How a file is lost and where it is waited for do not depend on each other: all ways at one place of each sort. */
const ways = Object.keys(faults);
const shift = chosenOf('ways to lose a file', ways.length);
const waysAt = (at: number, isFirst: boolean) =>
  ways.filter((_way, turn) => isFirst || turn === (at + shift) % ways.length);

for (const [at, { tier, ...place }] of sampled('lost files', lostFiles).entries()) {
  const { what, ending, who, isFirst } = place;
  test(`[MFE-15] ${what} whose ${ending} is lost says so, and heals by Try again and by Back${tier}`, async ({
    page,
    browser,
    portal,
    allowPageErrors,
  }) => {
    // A browser that runs HTML as a script says so by itself; and what a remote lost is reported.
    allowPageErrors(/^(?:\[ Federation Runtime \][\s\S]*)?Unexpected token '<'|^Loading .*chunk/);
    let login = who ? await sharedLogin(page, who) : undefined;
    const failures: string[] = [];
    // One window at a time: five at once wait for each other longer than for what they lost.
    for (const fault of waysAt(at, isFirst)) {
      const context = await browser.newContext({ baseURL: portal.url, storageState: login });
      const page = await context.newPage();
      await lose(page, place, fault).catch(async (error) => {
        failures.push(`${fault}: ${error}\nThe page: ${await page.locator('body').ariaSnapshot().catch(String)}`);
      });
      if (who) login = await keepLogin(page, who);
      await context.close();
    }
    expect(failures).toEqual([]);
  });
}

/** What nobody would miss, and what is asked for where no short way leads: tested beside what draws it. */
const elsewhere = [
  ...['icons', 'link-worker', 'marketing', 'realtime', 'socket.io-client', 'notices', 'release-reports', 'select'],
  ...['tab-counts'],
];
/** Lost below, in `notes.spec.ts` and in `passkeys.spec.ts`. */
const byHand = [
  'office-finder',
  'factor-setup',
  '@tvacha/shared-ui/qr-code',
  'pdf-copy',
  'prepare-picture',
  'webauthn',
];

test('[MFE-15] every file of the build is lost somewhere here, or is one that no page of today asks for', () => {
  const taken = new Set(remotes.flatMap(({ current }) => current.consumes));
  const { parts, shares } = shellFiles;
  const untaken = Object.keys(shares).filter((key) => !taken.has(key));
  const known = new Set([
    ...lostFiles.flatMap(({ files }) => files),
    ...[...elsewhere, ...byHand, ...untaken].flatMap((name) => parts[name] ?? shares[name] ?? filesNamed(name)),
  ]);
  expect(lateFiles.filter((file) => !known.has(file))).toEqual([]);
});

/** What a remote lost is reported. */
const lostChunk = /^Loading .*chunk/;

test('[MFE-15] staff without an authenticator, whose way to one does not come, read so, and set it up by Try again @full', async ({
  page,
  allowPageErrors,
}) => {
  allowPageErrors(lostChunk);
  await page.route('**/factor-setup.*', (route) => route.fulfill({ status: 503 }));
  await logInByPassword(page, '/admin/login', 'new.staff@tvacha.example', 'Copper-garden-75');
  await expect(alert(page)).toBeVisible();
  await page.unroute('**/factor-setup.*');
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your key' })).toBeVisible();
});

test('[MFE-15] [ADM-01] where what finds in the office does not come the box says so, and finds by Try again and anew @full', async ({
  page,
  allowPageErrors,
}) => {
  allowPageErrors(lostChunk);
  await enterAs(page, 'admin');
  await page.goto('/admin/userlist');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route('**/office-finder.*', (route) => route.fulfill({ status: 503 }));
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find in the office' });
  await expect(box.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await page.unroute('**/office-finder.*');
  await box.getByRole('button', { name: 'Try again' }).click();
  await box.getByRole('combobox', { name: 'Name, number, code or screen' }).fill('jasleen kaur');
  await page.getByRole('option', { name: /Jasleen Kaur.*Doctor/ }).click();
  await expect(page.getByRole('dialog', { name: /Jasleen Kaur/ })).toBeVisible();
});

test('[MFE-15] where the drawing of a QR code does not come the key can be typed, and Try again draws it @full', async ({
  page,
  allowPageErrors,
}) => {
  allowPageErrors(lostChunk);
  const lost = ({ pathname }: URL) => (shellFiles.shares['@tvacha/shared-ui/qr-code'] ?? []).includes(pathname);
  await page.route(lost, (route) => route.fulfill({ status: 503 }));
  await logInByPassword(page, '/admin/login', 'new.staff@tvacha.example', 'Copper-garden-75');
  await expect(alert(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the key' })).toBeVisible();
  await page.unroute(lost);
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your key' })).toBeVisible();
});

test('[MFE-15] [DOC-06] where what prepares a picture does not come the form says so, keeps what is typed, and takes the picture by Try again @full', async ({
  page,
  allowPageErrors,
}) => {
  allowPageErrors(lostChunk);
  await enterAs(page, { digits: '9000000101' });
  await page.goto('/doctor/contributions/new');
  await page.getByRole('button', { name: 'A picture' }).click();
  await page.getByLabel('The site in words').fill('Finger web');
  await go(page, `${new URL(page.url()).pathname}?step=pictures`);
  await page.route('**/prepare-picture.*', (route) => route.fulfill({ status: 503 }));
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByLabel('Pictures, one by one').setInputFiles({ name: 'web.png', mimeType: 'image/png', buffer: png });
  await expect(alert(page)).toBeVisible();
  await page.unroute('**/prepare-picture.*');
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add this picture' })).toBeVisible();
  await go(page, `${new URL(page.url()).pathname}?step=patient`);
  await expect(page.getByLabel('The site in words')).toHaveValue('Finger web');
});

test('[MFE-15] without a connection a page of the shell says so under its header, and comes with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/patient/embarrassing/ringworm');
  await page.route('**/static/page-aboutus.*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(alert(page)).toContainText('You are offline');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/static/page-aboutus.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toBeHidden();
  await expect(heading(page)).toHaveText('A well-kept clinic and a good book');
});

test('[MFE-15] [NAV-10] a disclaimer whose code does not come says so over the page, and opens by Try again', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await page.route('**/static/disclaimer.*', (route) => route.fulfill({ status: 503 }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await link.click();
  await expect(alert(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await page.unroute('**/static/disclaimer.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Disclaimer' })).toBeVisible();
});
