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
    await expect(retry).toBeVisible();
    site.lift(part);
    await retry.click();
    await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
    expect(site.asked(`${part}?try=1`)).toBe(1);
  });
}

test('[MFE-06] forty tries that fail leave nothing behind in the page @full', async ({ page, site }) => {
  site.fault('doctor/2.0.0/remoteEntry.js', { status: 503 });
  await site.publish('doctor@2.0.0');
  await open(page, '/doctor/home');
  const retry = page.getByRole('button', { name: 'Try again' });
  const fail = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      await expect(retry).toBeVisible();
      const asked = site.asked('remoteEntry.js');
      await retry.click();
      await expect.poll(() => site.asked('remoteEntry.js')).toBe(asked + 3);
    }
    await expect(retry).toBeVisible();
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    // What the first collection lets go of may hold more.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  await fail(5);
  const before = await measure();
  await fail(40);
  const after = await measure();
  for (const [name, most] of Object.entries({ Nodes: 1.05, JSEventListeners: 1.05, JSHeapUsedSize: 1.1 }))
    expect(after(name) / before(name), name).toBeLessThan(most);
});
