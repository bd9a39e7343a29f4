import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey';
import { streamHtml } from '../src/streamed-html';

interface LayoutShift extends PerformanceEntry {
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes in each page that is opened from now on what of its header moves without the reader's doing. */
const watchHeader = (page: Page) =>
  page.addInitScript(() => {
    // The face that stands in for the font until it is there is as wide to a few pixels.
    const byFont = 6;
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect: was, currentRect: is } of sources ?? [])
          if (node instanceof Element && node.closest('header') && Math.hypot(is.x - was.x, is.y - was.y) > byFont)
            shifts.push(node.outerHTML.slice(0, 120));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

test('[NAV-07] nothing of the header shifts while the page loads @full', async ({ page }) => {
  await watchHeader(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shiftsOf(page), `${width} px wide`).toEqual([]);
  }
});

for (const [what, mark] of [
  ['what stands beside its menu', /<div class="?header-actions/],
  ['the last of that', /<a class="?header-login/],
] as const)
  test(`[NAV-07] nothing of the header shifts where it is painted before ${what} has come`, async ({
    page,
    portal,
  }) => {
    await watchHeader(page);
    await page.setViewportSize({ width: 768, height: 900 });
    const streamed = await streamHtml(portal.url, mark);
    await page.goto(streamed.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    streamed.letGo();
    await expect(page.getByRole('banner').getByRole('button', { name: 'More' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await streamed.stop();
  });
