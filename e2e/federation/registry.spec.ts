import { readFile } from 'node:fs/promises';
import { sampled } from '../src/tier';
import { expect, go, heading, open, test } from './site/test';

const unavailable = 'The doctor area is not available at the moment';

const bad = [
  { what: 'is missing', text: undefined },
  { what: 'is not JSON', text: '<html>' },
  { what: 'is of another shape', text: '{"remotes":{}}' },
];

for (const { what, text, tier } of sampled('registry', bad)) {
  test(`[MFE-06] the registry ${what}: public pages stand, and an area says that it is not available${tier}`, async ({
    page,
    site,
  }) => {
    if (text !== undefined) await site.writeRegistry(text);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await go(page, '/doctor/home');
    await expect(page.getByRole('heading', { name: unavailable })).toBeVisible();

    await site.publish('doctor@1.0.0').catch(() => site.writeRegistry('{"seq":1,"remotes":[]}'));
    await site.publish('doctor@1.0.0');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  });
}

test('[MFE-06] a request for the registry that hangs: an area says so after its time, and the next try asks anew', async ({
  page,
  site,
}) => {
  site.fault('/registry.json', { hang: true });
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/registry.json'));
  await open(page, '/doctor/home');
  await expect(page.getByRole('heading', { name: unavailable })).toBeVisible();
  await ended;
  await site.publish('doctor@1.0.0');
  site.lift('/registry.json');
  const asked = site.asked('/registry.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  expect(site.asked('/registry.json')).toBe(asked + 1);
});

test('[MFE-06] one bad row of the registry closes its own area only', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  const registry = JSON.parse(await readFile(site.registryFile, 'utf8'));
  delete registry.remotes[0].current.entry;
  await site.writeRegistry(JSON.stringify(registry));
  await page.goto('/patient/home');
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
  await page.getByRole('link', { name: 'Go to doctor' }).click();
  await expect(page.getByRole('heading', { name: unavailable })).toBeVisible();
});
