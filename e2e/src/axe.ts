import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const schemes = ['light', 'dark'] as const;
/** As narrow as a page must still be read without scrolling sideways (WCAG 1.4.10). */
const narrowest = 320;

/** Resolves when what fades and slides has come to rest: half-way, colours are no one's. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Axe has nothing to say about the page as it stands, light or dark, by WCAG 2.2 AA; and it reflows.
 * @param restless the page shows waiting that does not end
 */
export async function expectAccessible(page: Page, { restless = false } = {}): Promise<void> {
  if (!restless) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const usual = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 800 });
  await atRest(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${page.url()}, ${narrowest} px wide`).toBeLessThanOrEqual(narrowest);
  if (usual) await page.setViewportSize(usual);
}
