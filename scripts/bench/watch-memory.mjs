import { setTimeout as wait } from 'node:timers/promises';
import { heapInUse } from './heap-in-use.mjs';

/**
 * Comes to a list of the doctor area and leaves the area again, as often as is asked for.
 * @returns by how much of what there was nodes, listeners and heap grew
 */
export async function growthOf(page, url, times) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Performance.enable');
  const row = page.locator('[aria-posinset]').first();
  await page.goto(`${url}/doctor/ebook`);
  await row.waitFor();
  await page.locator('a[href="/aboutus"]').last().click();
  await row.waitFor({ state: 'detached' });
  const come = async () => {
    await page.goBack();
    await row.waitFor();
    await page.waitForLoadState('networkidle');
    await page.goForward();
    await row.waitFor({ state: 'detached' });
    await wait(50);
  };
  for (let turn = 0; turn < 5; turn += 1) await come();
  const before = await heapInUse(client);
  for (let turn = 0; turn < times; turn += 1) await come();
  const after = await heapInUse(client);
  return Object.fromEntries(Object.entries(before).map(([what, count]) => [what, after[what] / count - 1]));
}
