import { sampled } from '../src/tier';
import { expect, heading, open, test } from './site/test';

test.beforeEach(({ allowPageErrors }) => allowPageErrors(/^Loading .*chunk/));

const late = [
  { what: 'chunk', ending: '.js' },
  { what: 'style sheet', ending: '.css' },
] as const;

for (const { what, ending, tier } of sampled('one 503', late)) {
  test(`[MFE-06] one 503 for a ${what} of a release is asked again, and nobody notices${tier}`, async ({
    page,
    site,
  }) => {
    await site.publish('doctor@1.0.0', 'doctor@2.0.0');
    const [part = ''] = await site.filesOf('doctor@2.0.0', '*', ending);
    site.fault(part, { status: 503, times: 1 });
    await open(page, '/doctor/home');
    await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
    expect(site.asked(part)).toBe(2);
  });

  test(`[MFE-06] a ${what} that hangs: "Try again" asks for it at another address${tier}`, async ({ page, site }) => {
    await site.publish('doctor@2.0.0');
    const [part = ''] = await site.filesOf('doctor@2.0.0', '*', ending);
    site.fault(part, { hang: true });
    await open(page, '/doctor/home');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    site.lift(part);
    await retry.click();
    await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
    expect(site.asked(`${part}?try=1`)).toBe(1);
  });
}

test('[MFE-06] forty tries that fail leave nothing behind in the page @full', async ({ page, site }) => {
  test.slow();
  site.fault('doctor/2.0.0/remoteEntry.js', { status: 503 });
  await site.publish('doctor@2.0.0');
  await open(page, '/doctor/home');
  const retry = page.getByRole('button', { name: 'Try again' });
  const fail = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const asked = site.asked('remoteEntry.js');
      await retry.click();
      await expect.poll(() => site.asked('remoteEntry.js')).toBe(asked + 3);
      await expect(retry).toBeVisible();
    }
  };
  const session = await page.context().newCDPSession(page);
  const counted = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, kilobytes: Math.round(usedSize / 1024) };
  };
  await fail(5);
  const before = await counted();
  await fail(40);
  const after = await counted();
  expect(after.nodes - before.nodes).toBeLessThan(40);
  expect(after.listeners - before.listeners).toBeLessThan(40);
  expect(after.kilobytes - before.kilobytes).toBeLessThan(800);
});
