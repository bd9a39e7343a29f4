import { expect, type Page, test } from '@playwright/test';
import axe, { type AxeResults, type RunOnly } from 'axe-core';
import { isInFull } from './tier';

const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What of the standard the colours decide. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** As narrow as a page must still be read without scrolling sideways (WCAG 1.4.10). */
const narrowest = 320;

/**
 * Resolves when nothing has faded or slid for a few frames: half-way, colours are no one's. What antd is about to move it
 * marks by a class before the browser knows of an animation.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const isMoving = () =>
      document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') !== null ||
      document.getAnimations().some((animation) => ends(animation) && animation.playState === 'running');
    for (let still = 0; still < 5; still = isMoving() ? 0 : still + 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });

/** What axe has against the page. It is asked in the page itself: one of its own for axe would cost as much again. */
async function violationsOn(page: Page, runOnly: RunOnly): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const found: AxeResults = await run({ runOnly, resultTypes: ['violations'] });
    return found.violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Axe has nothing to say about the page as it stands, light or dark, by WCAG 2.2 AA; and it reflows.
 * @param restless the page shows waiting that does not end
 */
export async function expectAccessible(page: Page, { restless = false } = {}): Promise<void> {
  if (!restless) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const markup = () => page.evaluate(() => document.body.outerHTML);
  await page.emulateMedia({ colorScheme: 'light' });
  await atRest(page);
  const byDay = await markup();
  expect.soft(await violationsOn(page, standard), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  // The same markup differs by its colours alone.
  const rules = isInFull(test.info().file) || (await markup()) !== byDay ? standard : colours;
  expect.soft(await violationsOn(page, rules), `${page.url()}, dark`).toEqual([]);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 800 });
  await atRest(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${page.url()}, ${narrowest} px wide`).toBeLessThanOrEqual(narrowest);
  if (usual) await page.setViewportSize(usual);
}
