import type { Page } from '@playwright/test';
import { remotes } from '../src/built-files';
import { enterAs, type Who } from '../src/enter';
import { expect, test } from '../src/journey';
import { go } from '../src/test';

/** What menus lead to and no remote has a page for yet. */
const unbuilt = (area: string) =>
  remotes
    .filter((row) => row.area === area)
    .flatMap(({ menu, routes }) =>
      menu
        .map(({ path }) => path)
        .filter((path) => !path.includes('?') && !routes.some((route) => route.path === path)),
    );

const rows: { who: Who; addresses: string[] }[] = [
  {
    who: { digits: '9000000101' },
    addresses: [...unbuilt('doctor'), '/doctor/nonsense', '/doctor/ebook/a/b/c', '/events', '/events/nonsense'],
  },
  { who: 'admin', addresses: [...unbuilt('admin'), '/admin/nonsense'] },
];

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'We could not find this page' });

for (const { who, addresses } of rows)
  test(`[NAV-01] addresses without a page are the 404 page, loaded or gone to, and nothing is wrong: ${addresses.join(' ')}`, async ({
    page,
  }) => {
    await enterAs(page, who);
    const said: string[] = [];
    page.on('console', (message) => {
      // The browser itself writes down that the page was answered with 404.
      const isStatus = addresses.some((address) => message.location().url.endsWith(address));
      if (message.type() === 'error' && !isStatus) said.push(`${page.url()}: ${message.text()}`);
    });
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(notFound(page)).toBeVisible();
    }
    await page.goto('/aboutus');
    for (const address of addresses) {
      await go(page, address);
      await expect(notFound(page)).toBeVisible();
      await page.goBack();
      await expect(notFound(page)).toBeHidden();
    }
    expect(said).toEqual([]);
  });
