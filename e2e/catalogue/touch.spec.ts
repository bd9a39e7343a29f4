import { expect, test } from '@playwright/test';
import { partNames } from '../../shared-ui/src/catalogue/part-names';
import { sampled } from '../src/tier';
import { tooSmall } from '../src/touch';
import { openPart } from './catalogue';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const groups = Object.entries(partNames).map(([group, parts]) => ({ group, parts }));

for (const { group, parts, tier } of sampled('touch', groups)) {
  test(`[UX-02] [UX-03] ${group}: every control has 44 px for a finger${tier}`, async ({ page }) => {
    for (const part of parts) {
      await openPart(page, part);
      await expect.poll(() => tooSmall(page), part).toEqual([]);
    }
  });
}
