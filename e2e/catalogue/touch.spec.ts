import { expect, type Page, test } from '@playwright/test';
import { partNames } from '../../shared-ui/src/catalogue/part-names';
import { sampled } from '../src/tier';
import { openPart } from './catalogue';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Controls that a finger has less than 44 by 44 px to hit, measured by what lies under it. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const controls = 'button, input:not([type=file]), select, textarea, [role=button], [role=tab], summary';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A label is its control's, and so is the frame around a field.
      const frame = control.closest('label, .ant-select') ?? control;
      const isHit = (dx: number, dy: number) => frame.contains(document.elementFromPoint(x + dx, y + dy));
      // Not drawn, or under something else for now.
      if (Math.min(width, height) < 2 || !control.contains(document.elementFromPoint(x, y))) return [];
      const reach = (dx: number, dy: number) => {
        let px = 0;
        while (px < least && isHit(dx * (px + 1), dy * (px + 1))) px += 1;
        return px;
      };
      const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return wide < least - 1 || high < least - 1 ? [`${control.tagName} ${name}: ${wide} by ${high}`] : [];
    });
  });

const groups = Object.entries(partNames).map(([group, parts]) => ({ group, parts }));

for (const { group, parts, tier } of sampled('touch', groups)) {
  test(`[UX-02] [UX-03] ${group}: every control has 44 px for a finger${tier}`, async ({ page }) => {
    for (const part of parts) {
      await openPart(page, part);
      await expect.poll(() => tooSmall(page), part).toEqual([]);
    }
  });
}
