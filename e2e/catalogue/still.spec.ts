import type { Page } from '@playwright/test';
import { expect, test } from '../src/test';
import { openPart } from './catalogue';

const moving = ['progress-bar', 'states', 'button', 'stepper', 'toast-list'];

const lasting = (page: Page) =>
  page.evaluate(() => {
    const moves = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
    const longest = moves.flatMap(({ transitionDuration }) => transitionDuration.split(','));
    return {
      /** Seconds. */
      longest: Math.max(...longest.map((time) => Number.parseFloat(time))),
      /** What only waits and then stands there at once does not move. */
      running: document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
    };
  });

test('[UX-01] [UX-02] no part moves for longer than 800 ms, and none at all where the reader asks for it @full', async ({
  page,
}) => {
  for (const part of moving) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPart(page, part);
    expect((await lasting(page)).longest, part).toBeLessThanOrEqual(0.8);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What was under way when the wish was said may take a moment to go.
    await expect.poll(() => lasting(page), part).toEqual({ longest: 0, running: 0 });
  }
});
