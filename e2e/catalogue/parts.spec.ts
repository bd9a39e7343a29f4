import { partNames } from '../../shared-ui/src/catalogue/part-names';
import { expectAccessible } from '../src/axe';
import { test } from '../src/test';
import { sampled } from '../src/tier';
import { openPart } from './catalogue';

/** Parts that show waiting, which has no end here. */
const restless: readonly string[] = ['button', 'states', 'media-player', 'pdf-viewer'];

const groups = Object.entries(partNames).map(([group, parts]) => ({ group, parts }));

for (const { group, parts, tier } of sampled('parts', groups)) {
  test(`[UX-02] [UX-03] ${group}: no axe violation by day or by night, nothing wider than 320 px, no fault${tier}`, async ({
    page,
  }) => {
    for (const part of parts) {
      await openPart(page, part);
      await expectAccessible(page, { restless: restless.includes(part) });
    }
  });
}
