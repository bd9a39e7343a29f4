import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { tabTo } from '../src/keys';

const h1 = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const more = (page: Page) => menu(page).getByRole('button', { name: 'More' });

interface Seen {
  /** Entries of the bar that can be seen, and of the open overflow menu. */
  bar: string[];
  rest: string[];
  room: number;
  /** Whether two things of the header's row cover each other. */
  overlap: boolean;
}

/** What of the menu can be seen, and where. */
const look = (page: Page) =>
  menu(page).evaluate((nav): Seen => {
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const words = (element: Element) => element.querySelector('button, a, p')?.textContent ?? '';
    const seen = (query: string) => [...nav.querySelectorAll(query)].filter(isSeen);
    const parts = [...seen('[data-bar-item]'), ...seen('[data-more]'), ...seen('[data-more] ~ li')];
    const row = nav.parentElement;
    const boxes = [...parts, ...[...(row?.children ?? [])].filter((part) => part !== nav && isSeen(part))]
      .map((part) => part.getBoundingClientRect())
      .sort((a, b) => a.left - b.left);
    return {
      bar: seen('[data-bar-item]').map(words),
      rest: seen('[data-more-item]').map(words),
      room: nav.clientWidth,
      overlap: boxes.some((box, at) => box.right > (boxes[at + 1]?.left ?? Number.POSITIVE_INFINITY) + 0.5),
    };
  });

test('[NAV-07] at any width the bar holds an entry for each 190 px, and More holds exactly the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2600, height: 900 });
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible();
  // The header is no wider than what is below it, so that More stays on the widest screen too.
  await more(page).click();
  const { bar, rest } = await look(page);
  const all = [...bar, ...rest];
  expect(all[0]).toBe('Home');
  await page.keyboard.press('Escape');

  for (const width of [1920, 1440, 1280, 1100, 1024, 900, 768, 600, 426]) {
    await page.setViewportSize({ width, height: 900 });
    const logo = (part: Locator) => part.getByRole('link', { name: 'Tvacha, home page' }).boundingBox();
    const [above, below] = await Promise.all([logo(banner(page)), logo(page.getByRole('contentinfo'))]);
    expect(above?.x, `the logos of header and footer, ${width} px wide`).toBe(below?.x);
    const before = await look(page);
    const fits = Math.min(all.length, Math.floor(before.room / 190));
    expect(before.bar, `${width} px wide`).toEqual(all.slice(0, fits));
    expect(before.overlap, `${width} px wide`).toBe(false);
    await expect(drawer(page)).toBeHidden();
    await more(page).click();
    expect((await look(page)).rest, `${width} px wide`).toEqual(all.slice(fits));
    const sheet = await menu(page).locator('[data-more] ul').first().boundingBox();
    expect(sheet?.x).toBeGreaterThanOrEqual(0);
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }

  for (const width of [425, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const name of all) await expect(drawer(page).getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  }
});

test('[NAV-06] [NAV-07] staff see header, tabs and Logout at any width, and no footer; the tabs go by the keyboard @full', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Back office sections' });
  for (const width of [1440, 1024, 768, 640, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tabs.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    if (width > 425) {
      const { bar, room, overlap } = await look(page);
      expect(bar, `${width} px wide`).toHaveLength(Math.floor(room / 190));
      expect(overlap, `${width} px wide`).toBe(false);
    } else await expect(menu(page)).toBeHidden();
  }
  await tabTo(page, tabs.getByRole('link', { name: 'User Verification' }));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'User Verification')).toBeFocused();
  await expect(page).toHaveTitle('User Verification · Tvacha');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'User Verification' })).toHaveCount(1);
});

test('[UX-02] [NAV-08] with the keyboard alone through bar, submenu and overflow menu @full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await tabTo(page, banner(page).getByRole('link', { name: 'Tvacha, home page' }));
  await page.keyboard.press('Tab');
  const home = menu(page).getByRole('link', { name: 'Home' }).first();
  await expect(home).toBeFocused();
  await expect(home).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('ArrowRight');
  const first = menu(page).locator('[data-entry]:focus');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).locator('a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 600, height: 900 });
  await more(page).focus();
  await page.keyboard.press('Space');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  const bytes = menu(page)
    .locator('[data-more]')
    .getByRole('link', { name: /^Derma Bytes/ });
  await expect(bytes).toContainText('Access to 50+');
  await tabTo(page, bytes, { key: 'ArrowDown' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=1/);
  await expect(h1(page, 'Derma Bytes')).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('[UX-02] [NAV-07] with the keyboard alone through the drawer @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  await expect(h1(page, 'Site map')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer(page).getByRole('link', { name: 'Derma Graphics' }));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(h1(page, 'Derma Graphics')).toBeFocused();
});

test('[UX-02] [NAV-10] the disclaimer opens in the reader, keeps the focus, and Escape gives it back @full', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await expect(h1(page, 'Site map')).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Disclaimer' });
  await expect(dialog.locator('canvas').first()).toBeVisible();
  await expect(dialog.getByText('Tvacha explains skin, hair and nails.').first()).toBeVisible();
  await expectAccessible(page);
  // Between its last control and its first, focus is nowhere: on the body.
  const isKept = () =>
    dialog.evaluate((box) => document.activeElement === document.body || box.contains(document.activeElement));
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isKept()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  const file = await page.request.get('/assets/Disclaimer.pdf');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('[UX-02] menus, site map and the 404 page have no axe violation, light or dark, and fit 320 px @full', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await expect(h1(page, 'Site map')).toBeVisible();
  await expectAccessible(page);
  await menu(page).locator('[data-bar-item] button').first().click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 1024 });
  await more(page).click();
  await expectAccessible(page);
  await page.goto('/no/such/page');
  await expect(h1(page, 'We could not find this page')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('ringworm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=ringworm/);
});

test('[NAV-07] [NAV-11] [NAV-12] a doctor has the account menu, their pages, and no way to register again', async ({
  page,
}) => {
  await page.goto('/');
  // Three entries have room in the bar; the fourth is that of the resources.
  const ebooks = menu(page)
    .locator('[data-more-item]')
    .getByRole('link', { name: /^Ebooks/ });
  await more(page).click();
  await ebooks.click();
  await expect(page).toHaveURL(/\/login\/doctor$/);

  await enterAs(page, 'doctor');
  await page.goto('/doctor/dashboard');
  await more(page).click();
  await expect(ebooks).toHaveText(/\d/);
  await ebooks.click();
  await expect(h1(page, 'Ebooks')).toBeFocused();

  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('link', { name: 'Log out' }), { key: 'ArrowDown' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('[NAV-12] a doctors’ address without a page leads a visitor to the log-in, and is none to a doctor', async ({
  page,
}) => {
  await page.goto('/doctor/contributionlist');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/doctor/no-such-thing');
  await expect(h1(page, 'We could not find this page')).toBeVisible();
});

test('[UX-02] a page opened by its address begins at its top, whatever was read in this tab; a reload stays', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/patient/embarrassing/ringworm');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(scrollTop).toBe(1200);
  await page.goto('about:blank');
  await page.goto('/patient/embarrassing/scabies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  expect(await scrollTop()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrollTop).toBe(600);
  await page.reload();
  await expect.poll(scrollTop).toBe(600);
  await page.goBack();
  await page.goBack();
  await expect.poll(scrollTop).toBe(1200);
});
