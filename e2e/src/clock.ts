import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which must be installed: what its timers would do, they do when the test lets time pass.
 * The clock can only be stopped at a moment to come. Where a busy machine is late for that, it has been stopped by
 * trying, and the next moment is still to come.
 */
export async function stopClock(page: Page): Promise<void> {
  const soon = () => page.evaluate(() => Date.now() + 1000);
  await page.clock.pauseAt(await soon()).catch(async () => page.clock.pauseAt(await soon()));
}

/** Lets time pass on a stopped clock, a little each time, until something is there to be seen. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(100);
    return shown.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}
