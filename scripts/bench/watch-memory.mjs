import { setTimeout as wait } from 'node:timers/promises';

/** What is left in the page after everything else was collected. */
async function left(client) {
  // What was put away while it was collected goes with the next.
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

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
  const before = await left(client);
  for (let turn = 0; turn < times; turn += 1) await come();
  const after = await left(client);
  return Object.fromEntries(Object.entries(before).map(([what, count]) => [what, after[what] / count - 1]));
}
