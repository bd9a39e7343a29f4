import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const schemes = ['light', 'dark'] as const;
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
async function violationsOn(page: Page): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const found: AxeResults = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations;
  }, standard);
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
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect.soft(await violationsOn(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const usual = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 800 });
  await atRest(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${page.url()}, ${narrowest} px wide`).toBeLessThanOrEqual(narrowest);
  if (usual) await page.setViewportSize(usual);
}
