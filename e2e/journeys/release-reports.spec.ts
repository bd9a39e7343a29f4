import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

test('[ADM-02] an area that is opened is among the loads of its release @full', async ({ page, browser }) => {
  const office = await (await browser.newContext()).newPage();
  await enterAs(office, 'admin');
  const loads = async () => {
    await office.goto('/admin/releases?days=1');
    const table = office.getByRole('table', { name: 'Releases of the areas' });
    await expect(table).toBeVisible();
    const rows = table.getByRole('row').filter({ hasText: /^patient/ });
    const counts = await rows.evaluateAll((all) =>
      all.map((row) => Number(row.querySelectorAll('td')[2]?.textContent?.replace(/\D/g, ''))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const before = await loads();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/telemetry/remotes'));
  await page.goto('/findadoctor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await sent).status()).toBe(200);
  expect(await loads()).toBe(before + 1);
  await office.context().close();
});
