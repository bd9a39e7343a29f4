import type { Route } from '@playwright/test';
import { expect, go, test } from '../src/test';
import { sampled } from '../src/tier';
import { openPart } from './catalogue';

const hangs = 'never answered';
const lostScripts: { way: string; lose: (route: Route) => Promise<void> }[] = [
  { way: 'answered with 503', lose: (route) => route.fulfill({ status: 503 }) },
  { way: 'cut off', lose: (route) => route.abort('connectionreset') },
  { way: hangs, lose: () => new Promise(() => {}) },
];

/** What has failed is said at once, and not when the wait for what hangs is over. */
const forgetLongTimers = () => {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => ((delay ?? 0) < 60_000 ? setTimeout(run, delay) : 0),
  });
};

for (const { way, lose, tier } of sampled('worker scripts', lostScripts))
  test(`[PDF-01] [MFE-15] a reader whose worker’s script is ${way} says so, blames no file, and opens by Try again${tier}`, async ({
    page,
  }) => {
    if (way === hangs) await page.clock.install();
    else await page.addInitScript(forgetLongTimers);
    await openPart(page, 'logo');
    let isLost = true;
    let asked = 0;
    await page.route('**/pdf.worker*', (route) => {
      asked += 1;
      return isLost ? lose(route) : route.fallback();
    });
    await go(page, '/pdf-viewer?bare');
    const reader = page.getByRole('region', { name: 'Pigment Disorders' });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(async () => {
      if (way === hangs) await page.clock.fastForward(61_000);
      await expect(reader.getByText(/Check the connection and try again/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    isLost = false;
    await reader.getByRole('button', { name: 'Try again' }).click();
    const first = page.getByRole('region', { name: 'Page 1 of 120' });
    await expect(first).toContainText('Page 1 of 120');
    // One that has begun is not waited for any more.
    if (way === hangs) await page.clock.fastForward(61_000);
    await expect(first).toContainText('Page 1 of 120');
  });
